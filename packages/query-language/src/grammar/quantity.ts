import type { BoundKind, SlotNoun } from './meaning.ts'
import type { QuantityUnit } from './quantity-context.ts'

/** A number or a range with everything around it that says what it measures. */
export interface Quantity {
  low: number
  /** Upper end of a range; undefined for a single number. */
  high: number | undefined
  scaled: boolean
  /** The scale that was said with it, or taken over from the price before it. */
  scale?: number
  /** What a size was multiplied by to be in square feet. */
  factor?: number
  unit: QuantityUnit | undefined
  /** AED for one unit of the currency; null where the currency is not converted. */
  currency: number | null | undefined
  perYear: number | undefined
  /** The period is a length of time that the number counts: '5 year plan'. */
  lasts?: boolean
  /** It stands before the number, like the Chinese word for the rent of a year. */
  isPeriodFirst?: boolean
  /** A word that nobody knows stands behind it, which it may count. */
  unclear?: boolean
  /** It is added to the price before it, or taken off it. */
  step?: 1 | -1
  bound: BoundKind | undefined
  /** What the words before it announce: 'budget', 'size'. */
  noun: SlotNoun | undefined
  /** The piece that refuses its bound: 'not' of 'not be more than'. */
  denied?: number
  /** Pieces it took, the ends included. */
  first: number
  last: number
}
