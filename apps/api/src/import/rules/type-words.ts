import type { PropertyType } from '@manzil/api-client/generated/types.gen'

/** "Villa view" and "Park view" say what is seen, not what is sold. */
const VIEWS = /\b(villas?|palace|mansions?|townhouses?)\s+(&\s+\w+\s+)?(facing|views?)\b/giu

type Words = readonly (readonly [PropertyType, RegExp])[]

/** Words that name the kind, strongest first: "Duplex Penthouse" is a penthouse. */
const titleWords: Words = [
  ['villa-compound', /\bvilla compound\b|\bcompound (of|with)\b|مجمع فلل/iu],
  ['penthouse', /\bpent\s?houses?\b|(?<!%\s?)\bPH\b(?!\s*(payment|plan|pp))|بنتهاوس/iu],
  ['hotel-apartment', /\bhotel\s+(apartments?|rooms?|suites?|units?)\b|شقة فندقية/iu],
  ['townhouse', /\btown\s?-?houses?\b|\bTH\b|تاون ?هاوس/iu],
  [
    'villa',
    /\bvillas?\b|\bmansions?\b|\bpalace\b(?! (hotel|residence))|\bbungalow\b|\bG\s?\+\s?[12]\b|فيلا|فلل|قصر/iu,
  ],
  ['duplex', /\bduplex\b|دوبلكس/iu],
  ['apartment', /\bapartments?\b|\bapt\b|\bflats?\b|\bstudios?\b|شق[ةه]|[اإ]?ستوديو/iu],
]

/** Words that only fit a flat or only fit a house. */
const flatSigns =
  /\b(high(er|est)?|low(er)?|mid(dle)?|top|upper|\d+(st|nd|rd|th))[\s-]+floor\b|\bsky\s?suite\b|\btower\b|طابق/iu
const houseSigns =
  /\bplots?\b|\bsingle[\s-]row\b|\bback\s?-?to\s?-?back\b|\bBTB\b|\bsemi[\s-]detached\b|\bend[\s-]unit\b|\bmid(dle)?[\s-]unit\b/iu

/** Words of a building's or project's name that leave no doubt. */
const clearAddressWords: Words = [
  ['townhouse', /\btown\s?houses\b/iu],
  ['villa', /\bvillas\b|\bfrond\b/iu],
  ['apartment', /\btowers?\b|\bapartments?\b|\bburj\b|\bhotel\b/iu],
]
/** Words that buildings mostly have, and some villages too. */
const vagueAddressWords: Words = [
  ['apartment', /\bresidences?\b|\bheights\b|\bplaza\b|\bbuilding\b|\bsuites\b/iu],
]

export interface TypeSign {
  readonly type?: PropertyType
  /** What the words only hint at, where they name no kind. */
  readonly hint?: 'flat' | 'house'
}

/** The kind of property that a title names or hints at, in English or Arabic. */
export function typeInTitle(title: string): TypeSign {
  const sold = title.replace(VIEWS, ' ')
  const type = titleWords.find(([, words]) => words.test(sold))?.[0]
  if (type) return { type }
  const flat = flatSigns.test(sold)
  if (flat === houseSigns.test(sold)) return {}
  return { hint: flat ? 'flat' : 'house' }
}

/**
 * The kind that the names of building and project say; `parts` are finest first. `vague` also takes
 * the words that some villages share with buildings.
 */
export function typeInAddress(parts: readonly string[], vague: boolean): PropertyType | undefined {
  const table = vague ? vagueAddressWords : clearAddressWords
  for (const part of parts) {
    const found = table.find(([, words]) => words.test(part))
    if (found) return found[0]
  }
  return undefined
}
