import type {
  Completion,
  Furnishing,
  PropertyType,
  Purpose,
} from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { Quantity } from '../grammar/quantity.ts'
import { findMentions } from '../reading/find-mentions.ts'
import type { Limits, Mention } from '../reading/mentions.ts'
import { mergeLimits } from '../reading/merge-bounds.ts'
import { readPrice, toLimits } from '../reading/merge-price.ts'
import { createReader, type Reading, type ReadMessage } from '../reading/reader.ts'
import { settleStances } from '../reading/stances.ts'
import { refusedWords, type Stretch } from './refused-words.ts'

/** What a text says in numbers and states. Whole AED (of a year for rent), square feet. */
export interface TextLimits {
  price: Limits
  size: Limits
  /** Ranges, and single numbers in languages that the phrases of a search do not have. */
  beds: Limits
  bathsMin: number | undefined
  furnished: Furnishing | undefined
  completion: Completion | undefined
  /** What words, a period or the size of the price say. */
  purpose: Purpose | undefined
}

/** A part of a text: words that are still to be read, or a limit or a refusal that was read. */
export interface Segment {
  text: string
  isLimit: boolean
}

/**
 * Reads the limits of a text and leaves the other words. `purpose` is what was chosen beside it;
 * words that `isKnown` are left to whoever knows them.
 */
export type LimitReader = (
  text: string,
  purpose: Purpose | undefined,
  isKnown?: (words: string) => boolean,
) => {
  limits: TextLimits
  /** Kinds of homes that are not known otherwise. */
  types: readonly PropertyType[]
  segments: Segment[]
}

/** Reads limits as the assistant does over the same places. */
export function createLimitReader(gazetteer: Gazetteer): LimitReader {
  const read = createReader(gazetteer)
  return (written, chosen, isKnown = () => false) => {
    const text = written.normalize('NFC')
    const reading = read(text, 'en')
    const all = settleStances(reading.pieces, findMentions(reading.pieces))
    const mentions = all.filter((mention) =>
      isLimit(mention, reading, {
        isKnown: () => isKnown(wordsOf(text, reading, mention)),
        namesKind: () => namesKind(wordsOf(text, reading, mention), read),
      }),
    )
    const purpose = chosen ?? purposeOf(all)
    const types = mentions.flatMap(({ wish }) => (wish.slot === 'type' ? wish.types : []))
    return {
      limits: limitsOf(mentions, purpose),
      types,
      segments: cut(text, reading, [...mentions, ...refusedWords(reading.pieces, all)]),
    }
  }
}

function isLimit(
  { wish, stance, first, last }: Mention,
  { pieces }: Reading,
  { isKnown, namesKind }: { isKnown: () => boolean; namesKind: () => boolean },
): boolean {
  if (stance !== 'want') return false
  // A misspelled word could as well be one of the adverts.
  const isSpelled = pieces.slice(first, last + 1).every(({ corrected }) => !corrected)
  switch (wish.slot) {
    case 'price':
      return isClearPrice(wish.quantity)
    case 'size':
    case 'bathrooms':
      return true
    case 'bedrooms':
      return wish.limits.min !== wish.limits.max || (isSpelled && !isKnown())
    case 'type':
      return (!wish.implied || namesKind()) && isSpelled && !isKnown()
    case 'purpose':
      return isSpelled && !isKnown()
    case 'furnished':
    case 'completion':
      return isSpelled
    default:
      return false
  }
}

/** 'Zwei Zimmer' may be those of a house; a 'Zwei-Zimmer-Wohnung' is a flat. */
const namesKind = (words: string, read: ReadMessage): boolean =>
  words
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => read(word, 'de').pieces.some(({ meaning }) => meaning.kind === 'type'))

/** A bare number may be part of a name, and a plain one around 2030 is a year. */
function isClearPrice({ low, scaled, currency, perYear, bound, noun, high }: Quantity): boolean {
  const isYear = low >= 2020 && low <= 2040 && !scaled && currency === undefined
  if (isYear && perYear === undefined && noun !== 'price') return false
  const signs = [currency, perYear, bound, noun, high]
  return currency !== null && (scaled || signs.some((sign) => sign !== undefined))
}

function purposeOf(mentions: readonly Mention[]): Purpose | undefined {
  const named = new Set(
    mentions.flatMap(({ wish, stance }) =>
      wish.slot === 'purpose' && stance === 'want' ? [wish.purpose] : [],
    ),
  )
  return named.size === 1 ? [...named][0] : undefined
}

function limitsOf(mentions: readonly Mention[], named: Purpose | undefined): TextLimits {
  const limits: TextLimits = {
    price: {},
    size: {},
    beds: {},
    bathsMin: undefined,
    furnished: undefined,
    completion: undefined,
    purpose: named,
  }
  for (const { wish } of mentions) {
    if (wish.slot === 'price') {
      const price = readPrice(wish.quantity, named)
      limits.price = mergeLimits(limits.price, price?.limits ?? {})
      limits.purpose ??= price?.purpose
    } else if (wish.slot === 'size') {
      const { bound = 'around' } = wish.quantity
      limits.size = mergeLimits(limits.size, toLimits({ ...wish.quantity, bound }))
    } else if (wish.slot === 'bedrooms') limits.beds = wish.limits
    else if (wish.slot === 'bathrooms') limits.bathsMin = wish.limits.min
    else if (wish.slot === 'furnished') limits.furnished = wish.furnished
    else if (wish.slot === 'completion') limits.completion = wish.completion
  }
  // Nothing off-plan is for rent.
  if (limits.completion === 'off_plan') limits.purpose ??= 'sale'
  return limits
}

/** Where pieces stand in the text. */
function rangeOf({ tokens, pieces }: Reading, { first, last }: Stretch): [number, number] {
  return [
    tokens[pieces[first]?.first ?? 0]?.start ?? 0,
    tokens[pieces[last]?.last ?? 0]?.end ?? Number.POSITIVE_INFINITY,
  ]
}

const wordsOf = (text: string, reading: Reading, mention: Mention): string =>
  text.slice(...rangeOf(reading, mention))

function cut(text: string, reading: Reading, stretches: readonly Stretch[]): Segment[] {
  const segments: Segment[] = []
  let at = 0
  const add = (end: number, isLimit: boolean) => {
    const part = text.slice(at, end).trim()
    if (part !== '') segments.push({ text: part, isLimit })
    at = Math.max(at, end)
  }
  for (const stretch of stretches.toSorted((a, b) => a.first - b.first)) {
    const [start, end] = rangeOf(reading, stretch)
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return segments
}
