import { furnishings, propertyTypes } from '@manzil/domain/vocabulary'
import type { SearchSlots } from '../../src/state.ts'

/** A sentence as people type it, and in short what it asks for. */
export type Sentence = readonly [text: string, meaning: string]

/**
 * Reads the short form of a search: 'sale apartment @dubai-marina b2 <1.5m +pool'.
 * `b2`, `b2-3`, `b2+`, `b-3`: bedrooms; `ba2`: bathrooms; `<` and `>`: price; `s<` and `s>`: square
 * feet; `+` and `-`: amenities; `@` and `-@`: places; `-type`; `sort:…`.
 */
export function slotsOf(meaning: string): SearchSlots {
  const slots: SearchSlots = {}
  for (const word of meaning.split(' ').filter(Boolean)) readWord(word, slots)
  return slots
}

function readWord(word: string, slots: SearchSlots): void {
  const type = propertyTypes.find((each) => each === word)
  const notType = propertyTypes.find((each) => `-${each}` === word)
  const furnished = furnishings.find((each) => each === word)
  const rest = word.slice(1)
  if (word === 'sale' || word === 'rent') slots.purpose = word
  else if (word === 'ready' || word === 'off_plan') slots.completion = word
  else if (type !== undefined) slots.type = [...(slots.type ?? []), type]
  else if (notType !== undefined) slots.not_type = [...(slots.not_type ?? []), notType]
  else if (furnished !== undefined) slots.furnished = furnished
  else if (word.startsWith('sort:')) readSort(word.slice(5), slots)
  else if (word.startsWith('-@'))
    slots.not_location = [...(slots.not_location ?? []), word.slice(2)]
  else if (word.startsWith('@')) slots.location = [...(slots.location ?? []), rest]
  else if (word.startsWith('s<')) slots.size_max = Number(word.slice(2))
  else if (word.startsWith('s>')) slots.size_min = Number(word.slice(2))
  else if (word.startsWith('<')) slots.price_max = readAmount(rest)
  else if (word.startsWith('>')) slots.price_min = readAmount(rest)
  else if (word.startsWith('+')) slots.features = [...(slots.features ?? []), rest]
  else if (word.startsWith('-')) slots.not_features = [...(slots.not_features ?? []), rest]
  else if (word.startsWith('ba')) slots.bathrooms_min = Number(word.slice(2))
  else if (word.startsWith('b')) readBedrooms(rest, slots)
  else throw new Error(`unknown notation: ${word}`)
}

function readBedrooms(text: string, slots: SearchSlots): void {
  const [low = '', high] = text.split('-')
  if (low.endsWith('+')) slots.bedrooms_min = Number(low.slice(0, -1))
  else if (low === '') slots.bedrooms_max = Number(high)
  else {
    slots.bedrooms_min = Number(low)
    slots.bedrooms_max = Number(high ?? low)
  }
}

const sorts = ['price_asc', 'price_desc', 'newest', 'size_desc', 'size_asc'] as const

function readSort(name: string, slots: SearchSlots): void {
  const sort = sorts.find((each) => each === name)
  if (sort === undefined) throw new Error(`unknown order: ${name}`)
  slots.sort_by = sort
}

function readAmount(text: string): number {
  const scale = text.endsWith('m') ? 1_000_000 : text.endsWith('k') ? 1000 : 1
  return Math.round(Number.parseFloat(text) * scale)
}
