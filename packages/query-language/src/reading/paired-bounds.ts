import type { BoundKind, Meaning } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import type { Quantity } from '../grammar/quantity.ts'
import type { Criterion, Mention } from './mentions.ts'

/** Most rooms that a bare number is taken for. */
const mostRooms = 20

/** What may stand between the two ends. */
const between: ReadonlySet<Meaning['kind']> = new Set(['joint', 'plain', 'mark', 'also', 'until'])

/**
 * 'Minimum 2, maximum 3 bedrooms', 'not less than 700 and not more than 900 sqft': the end that lacks its
 * measure has that of the other end right behind it.
 */
export function withPairedBounds(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
): Mention[] {
  return mentions.map((mention, at) => {
    const next = mentions[at + 1]
    if (mention.criterion.slot !== 'number' || next === undefined) return mention
    const isNext = pieces
      .slice(mention.last + 1, next.first)
      .every(({ meaning }) => between.has(meaning.kind))
    const criterion = isNext ? otherEnd(mention.criterion.quantity, next.criterion) : undefined
    return criterion === undefined ? mention : { ...mention, criterion }
  })
}

/** The first end as the measure of the second; undefined where they are no two ends of one. */
function otherEnd(quantity: Quantity, next: Criterion): Criterion | undefined {
  const { low, high, bound, scaled } = quantity
  if ((bound !== 'min' && bound !== 'max') || high !== undefined || scaled) return undefined
  if (next.slot === 'bedrooms') {
    const { min, max } = next.limits
    const isRooms = Number.isInteger(low) && low <= mostRooms
    const isMin = bound === 'min' && min === undefined && max !== undefined && low <= max
    const isMax = bound === 'max' && max === undefined && min !== undefined && low >= min
    if (!isRooms || !(isMin || isMax)) return undefined
    return { slot: 'bedrooms', limits: isMin ? { min: low } : { max: low } }
  }
  if (next.slot !== 'size' && next.slot !== 'price') return undefined
  const other = next.quantity
  if (other.high !== undefined || !isOpposite(bound, other.bound)) return undefined
  if (next.slot === 'size')
    return { slot: 'size', quantity: { ...other, ...endOf(quantity, other.factor ?? 1) } }
  if (other.scale === undefined) return undefined
  return { slot: 'price', quantity: { ...other, ...endOf(quantity, other.scale) } }
}

const isOpposite = (one: BoundKind, other: BoundKind | undefined): boolean =>
  other !== one && (other === 'min' || other === 'max')

const endOf = ({ low, bound, first, last }: Quantity, factor: number) => ({
  low: Math.round(low * factor),
  bound,
  first,
  last,
})
