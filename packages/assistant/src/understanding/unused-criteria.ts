import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Unsearchable } from '@manzil/query-language/lexicon/unsearchable-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import { toLimits } from '@manzil/query-language/reading/merge-price'
import { filledSlots, type SearchSlots } from '../state.ts'
import { criteriaFor } from './merge-lists.ts'

/** Something that was understood, and that no search can use as it was said. */
export type UnusedCriterion =
  /** A price in a currency that is not converted. */
  | { kind: 'currency' }
  /** A size that is neither a least nor a most, in square feet. */
  | { kind: 'size'; sqft: number }
  /** A number that nothing explains. */
  | { kind: 'number'; value: number }
  /** A year to come: properties cannot be searched by one. */
  | { kind: 'year'; value: number }
  /** What is refused, in the visitor's words: nothing that a search can leave out. */
  | { kind: 'refused'; words: string }
  /** What no advert states. */
  | { kind: 'unsearchable'; what: Unsearchable }

interface Merged {
  /** All mentions, and those that were left once numbers had been explained. */
  mentions: readonly Mention[]
  explained: readonly Mention[]
  slots: SearchSlots
}

export function unusedCriteria({ mentions, explained, slots }: Merged): UnusedCriterion[] {
  const unused: UnusedCriterion[] = []
  if (criteriaFor(mentions, 'price').some(({ quantity }) => quantity.currency === null))
    unused.push({ kind: 'currency' })
  const sizes = criteriaFor(mentions, 'size')
  const size = sizes.find(({ quantity }) => quantity.bound === undefined && !quantity.high)
  const hasSize = slots.size_min !== undefined || slots.size_max !== undefined
  if (size !== undefined && !hasSize)
    unused.push({ kind: 'size', sqft: toLimits(size.quantity).max ?? 0 })
  const open = mentions.find(({ criterion, first, stance }) => {
    if (criterion.slot !== 'number' || stance === 'aside') return false
    return !explained.some((mention) => mention.first === first)
  })
  if (open?.criterion.slot === 'number' && couldFill(open.criterion.quantity.low, mentions, slots))
    unused.push({ kind: 'number', value: open.criterion.quantity.low })
  return unused
}

/** Rooms of a home that is looked for. */
const mostRooms = 10

/** 'Two kids and a dog of 35 kilos' beside a price and rooms leaves nothing open that the number could tell. */
function couldFill(value: number, mentions: readonly Mention[], slots: SearchSlots): boolean {
  const isAlone = mentions.every(({ criterion }) => criterion.slot === 'number')
  if (isAlone) return true
  const hasRooms = (slots.bedrooms_min ?? slots.bedrooms_max) !== undefined
  const hasPrice = (slots.price_min ?? slots.price_max) !== undefined
  return value <= mostRooms ? !hasRooms : !hasPrice
}

/** A number that only a slip made one, 'تبعه' read as nine, was written by nobody; 'a new one' counts nothing. */
export function writtenCriteria(
  unused: readonly UnusedCriterion[],
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): UnusedCriterion[] {
  const isRead = ({ first, last }: Mention): boolean =>
    pieces
      .slice(first, last + 1)
      .some(
        ({ meaning, corrected }) =>
          meaning.kind === 'number' && (corrected || (meaning.value === 1 && !meaning.digits)),
      )
  const written = new Set(
    mentions.flatMap((mention) =>
      mention.criterion.slot === 'number' && !isRead(mention) ? mention.criterion.quantity.low : [],
    ),
  )
  return unused.filter((each) => each.kind !== 'number' || written.has(each.value))
}

/** What a search asked for that the one after it does not. */
export function leftOut(before: SearchSlots, after: SearchSlots): SearchSlots {
  const { type, location, ...rest } = before
  const gone: SearchSlots = { ...rest }
  for (const name of filledSlots(rest)) {
    if (isRenamed(name, after)) delete gone[name]
  }
  return gone
}

/** Bounds stand for each other: another number of bedrooms replaces both. */
function isRenamed(name: keyof SearchSlots, after: SearchSlots): boolean {
  const base = name.replace(/^not_|_(?:min|max)$/g, '')
  return filledSlots(after).some((other) => other.replace(/^not_|_(?:min|max)$/g, '') === base)
}
