import type { AdvertReading, PropertyType, ReadValue } from '@manzil/api-client/generated/types.gen'
import type { Limits } from '../reading/mentions.ts'
import type { ReadSearch } from '../search/read-search.ts'
import type { Typed } from '../search/typed.ts'
import { labelledFacts } from './labelled-facts.ts'
import { plainText, sentencesOf } from './sentences.ts'

interface Knowledge {
  readSearch: ReadSearch
  /** Category and sub-category of a kind of property. */
  kindOf: (type: PropertyType) => { category_id: string; sub_category_id: string } | undefined
}

/** Of the contract. */
const LONGEST_QUOTE = 200
const LONGEST_TITLE = 160
const MOST_VALUES = 100
const MOST_UNREAD = 40

const short = (text: string, most = LONGEST_QUOTE): string => text.slice(0, most).trim()

/** Telephone numbers, which are nobody's price, and addresses of mails and pages. */
const contact = /(?:\+|00)?\d[\d\s()-]{7,}\d|\S+@\S+|https?:\/\/\S+|wa\.me\/\S+/giu

/** What an advert or a message says of one property, by the fields of its form, in any language. */
export function readAdvert(text: string, knowledge: Knowledge, typed: Typed = {}): AdvertReading {
  const plain = plainText(text)
  const values = new Map<string, ReadValue>()
  const unread: string[] = []
  for (const sentence of sentencesOf(plain)) {
    const read = readSentence(sentence, knowledge, typed)
    for (const value of read) {
      const key = value.field === 'features' ? `features ${value.value}` : value.field
      if (!values.has(key)) values.set(key, value)
    }
    if (read.length === 0) unread.push(short(sentence))
  }
  for (const value of textsOf(plain)) values.set(value.field, value)
  return {
    values: [...values.values()].slice(0, MOST_VALUES),
    unread: unread.slice(0, MOST_UNREAD),
  }
}

function readSentence(
  sentence: string,
  { readSearch, kindOf }: Knowledge,
  typed: Typed,
): ReadValue[] {
  const labelled = labelledFacts(sentence)
  const rest = labelled
    .reduce(
      (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
      sentence,
    )
    .replace(contact, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const found: ReadValue[] = labelled.map(({ field, value, start, end }) => ({
    field,
    value,
    quote: short(sentence.slice(start, end)),
  }))
  const add = (field: ReadValue['field'], value: string | number | undefined): void => {
    if (value !== undefined && !found.some((each) => each.field === field))
      found.push({ field, value: String(value), quote: short(sentence) })
  }
  if (rest === '') return found
  const { limits, types, places, purpose, beds, terms } = readSearch(rest, typed)
  const [type] = types
  const kind = type && kindOf(type)
  add('purpose', purpose)
  add('category_id', kind?.category_id)
  add('sub_category_id', kind?.sub_category_id)
  add('location_id', places.length === 1 ? places[0] : undefined)
  add('bedrooms', beds.length === 1 ? beds[0] : exact(limits.beds))
  add('bathrooms', limits.bathsMin)
  add('price', exact(limits.price))
  add('size', exact(limits.size))
  add('furnished', limits.furnished)
  add('completion', limits.completion)
  for (const { amenity } of terms)
    if (amenity !== undefined)
      found.push({ field: 'features', value: amenity, quote: short(sentence) })
  return found
}

/** A search means a limit by one number, an advert means the number itself. */
function exact({ min, max }: Limits): number | undefined {
  if (min !== undefined && max !== undefined) return min === max ? min : undefined
  return max ?? min
}

const arabic = /\p{Script=Arabic}/gu
const letters = /\p{L}/gu

/** The text itself becomes the description, and a first line that is short enough the title. */
function textsOf(plain: string): ReadValue[] {
  const isArabic = (text: string): boolean =>
    (text.match(arabic)?.length ?? 0) * 2 > (text.match(letters)?.length ?? 0)
  const [first = '', ...others] = plain.split('\n').filter((line) => line.trim() !== '')
  const quote = short(first)
  const title: ReadValue[] =
    others.length > 0 && first.length <= LONGEST_TITLE && first.length >= 5
      ? [{ field: isArabic(first) ? 'title_ar' : 'title', value: first, quote }]
      : []
  const body = isArabic(plain) ? ('description_ar' as const) : ('description' as const)
  return [...title, { field: body, value: plain, quote }]
}
