import type { PropertyType } from '@manzil/api-client/generated/types.gen'

/**
 * What a set of figures counts. Asked and registered prices are never mixed, nor are properties that
 * stand and properties sold off-plan.
 */
export type FigureKind =
  | 'registered-sale-ready'
  | 'registered-sale-off-plan'
  | 'registered-rent'
  | 'asking-sale'
  | 'asking-rent'

/** Quantiles of one measure. */
export interface Spread {
  readonly p10: number
  readonly p25: number
  readonly median: number
  readonly p75: number
  readonly p90: number
}

/** Figures of one place, property type and (where known) number of bedrooms. */
export interface Figure {
  readonly place: string
  readonly type: PropertyType
  /** 0 is a studio; null covers every number of bedrooms. */
  readonly bedrooms: number | null
  /** Rows behind the figures; never under 5. */
  readonly n: number
  /** Whole AED: the price, or the rent of a year. */
  readonly price: Spread
  /** AED for a square foot (and year). */
  readonly pricePerSqft: Spread
  /** Square feet. */
  readonly size: Spread
}

/** Where a set of figures comes from; shown beside every figure of it. */
export interface FigureSource {
  readonly kind: FigureKind
  readonly source: string
  /** First and last month, as 2026-01. */
  readonly from: string
  readonly to: string
  readonly rowsRead: number
  readonly rowsUsed: number
  readonly notes: readonly string[]
}

/** How near a figure found by falling back is to what was asked for. */
export interface FoundFigure {
  readonly figure: Figure
  readonly source: FigureSource
  readonly samePlace: boolean
  readonly sameBedrooms: boolean
}
