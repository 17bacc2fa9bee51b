import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Quantity } from '@manzil/query-language/grammar/quantity'
import type { Criterion, Mention } from '@manzil/query-language/reading/mentions'
import { limitsOf } from '@manzil/query-language/reading/merge-bounds'

/** Between two bounds of one thing stands no more than this. */
const between: ReadonlySet<Meaning['kind']> = new Set(['joint', 'plain', 'mark', 'unknown'])
const longestBetween = 3
/** The upper bound of a size or of a price is at most so many times the lower one. */
const mostTimes = 10
/** Most bedrooms that a bare number is taken for. */
const mostBedrooms = 10

/**
 * Two bounds of one thing name its measure once: 'at least 1,200 sqft and at most 2,000',
 * 'not under 2 million, not over 3'. The bare one is measured as its neighbour.
 */
export function shareMeasure(pieces: readonly Piece[], mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, index) => {
    const { criterion } = mention
    if (criterion.slot !== 'number' && criterion.slot !== 'price') return mention
    const other = mentions[index - 1]
    if (!isBare(criterion.quantity) || other === undefined) return mention
    if (!isBeside(pieces, other, mention)) return mention
    const shared = measuredAs(other.criterion, criterion.quantity)
    return shared === undefined ? mention : { ...mention, criterion: shared }
  })
}

const isBare = ({ scaled, unit, currency, perYear, high }: Quantity): boolean =>
  !scaled && [unit, currency, perYear, high].every((each) => each === undefined)

function isBeside(pieces: readonly Piece[], left: Mention, right: Mention): boolean {
  const gap = pieces.slice(left.last + 1, right.first)
  return gap.length <= longestBetween && gap.every(({ meaning }) => between.has(meaning.kind))
}

function measuredAs(other: Criterion, bare: Quantity): Criterion | undefined {
  if (bare.bound !== 'min' && bare.bound !== 'max') return undefined
  if (bare.noun !== undefined && bare.noun !== other.slot) return undefined
  if (other.slot === 'bedrooms') {
    const { min, max } = other.limits
    const isOther = bare.bound === 'max' ? max === undefined : min === undefined
    const isCount = Number.isInteger(bare.low) && bare.low <= mostBedrooms
    const isBeyond = bare.bound === 'max' ? bare.low >= (min ?? 0) : bare.low <= (max ?? 0)
    if (!isOther || !isCount || !isBeyond) return undefined
    return { slot: 'bedrooms', limits: limitsOf(bare, 0) }
  }
  if (other.slot !== 'size' && other.slot !== 'price') return undefined
  const { quantity } = other
  const isOpposite = quantity.bound === (bare.bound === 'max' ? 'min' : 'max')
  if (!isOpposite || quantity.high !== undefined) return undefined
  const factor = other.slot === 'size' ? (quantity.factor ?? 1) : (quantity.scale ?? 1)
  const low = bare.low * factor
  const times = bare.bound === 'max' ? low / quantity.low : quantity.low / low
  if (times < 1 || times > mostTimes) return undefined
  return { slot: other.slot, quantity: { ...quantity, low: Math.round(low), bound: bare.bound } }
}
