/** A word without what everyday Arabic writes onto it. */
export interface BareWord {
  text: string
  /** It has the shape of a verb in the present, or the place of one. */
  isVerb: boolean
  /** A pronoun was taken from its end. */
  hasPronoun: boolean
}

interface PartedWord {
  /** Words that were written onto it: 'and', the refusal. */
  before: readonly string[]
  bare: BareWord
}

/** 'ما' and 'ش' around a verb refuse it: 'مايزيدش', 'ميزدش'. */
const refused = /^(?:ما|م)(?<verb>\p{L}{2,}?)(?:و?ش)$/u
/** The signs of what happens now and of what will: 'بيدفع', 'حيدفع', 'هندفع'. */
const tense = /^[بهح](?=[ينت]\p{L}{2})/u
/** The same of the first person, whose own letter they swallow: 'بدفع', 'حدفع'. */
const firstPerson = /^[بهح](?=[^اوينت]\p{L}{2})/u
const present = /^[اينت]\p{L}{2}/u
/** Longer ones first; what is left has three letters at least. */
const pronouns = [
  'هالي',
  'هولي',
  'كم',
  'هم',
  'هن',
  'ها',
  'نا',
  'ني',
  'لي',
  'لك',
  'له',
  'لو',
  'ه',
  'ك',
  'ي',
]
const shortestStem = 3

/** What a folded word may be without the parts written onto it, the likeliest first. */
export function arabicBesideParts(word: string): PartedWord[] {
  const verb = refused.exec(word)?.groups?.verb
  // 'مقدرش' is of the first person, whose letter is not written.
  const verbs = verb === undefined ? [] : present.test(verb) ? [verb] : [`ا${verb}`, verb]
  // 'معنديش' refuses no verb, but what stands for one.
  const parted = verbs
    .flatMap(bareForms)
    .map((bare) => ({ before: ['ما'], bare: { ...bare, isVerb: true } }))
  const [, joint, rest] = /^([وف])(\p{L}{4,})$/u.exec(word) ?? []
  const joined =
    joint === undefined || rest === undefined
      ? []
      : arabicBesideParts(rest).map(({ before, bare }) => ({ before: [joint, ...before], bare }))
  const own = bareForms(word).filter(({ text }) => text !== word)
  return [...parted, ...own.map((bare) => ({ before: [], bare })), ...joined]
}

function bareForms(word: string): BareWord[] {
  const shapes = [word, ...timeless(word)]
  const bare = shapes.map((text) => ({ text, isVerb: present.test(text), hasPronoun: false }))
  const without = shapes.flatMap((shape) =>
    withoutPronoun(shape).map((text) => ({ text, isVerb: present.test(text), hasPronoun: true })),
  )
  return [...bare, ...without]
}

function timeless(word: string): string[] {
  if (tense.test(word)) return [word.slice(1)]
  return firstPerson.test(word) ? [`ا${word.slice(1)}`] : []
}

/** Behind a pronoun the ending of feminine nouns is written as it sounds: 'ميزانيتك' of 'ميزانية'. */
function withoutPronoun(word: string): string[] {
  return pronouns
    .filter((pronoun) => word.endsWith(pronoun) && word.length - pronoun.length >= shortestStem)
    .flatMap((pronoun) => {
      const stem = word.slice(0, -pronoun.length)
      return stem.endsWith('ت') ? [`${stem.slice(0, -1)}ه`, stem] : [stem]
    })
}
