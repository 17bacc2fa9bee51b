import type { PropertyType } from '@manzil/api-client/generated/types.gen'

/** One priced row of a source, placed and typed. */
export interface Observation {
  /** Slugs from the emirate to the finest place known. */
  readonly path: readonly string[]
  readonly type: PropertyType
  readonly bedrooms: number | null
  /** AED; the rent of a year for rentals. */
  readonly price: number
  /** Square feet. */
  readonly size: number
}

/** What a reader hands back. */
export interface Reading {
  readonly observations: readonly Observation[]
  readonly rowsRead: number
  /** First and last month seen, as 2026-01. */
  readonly from: string
  readonly to: string
}

export const SQFT_PER_SQM = 10.7639

/** Collects the span of months of the rows that pass by. */
export class MonthSpan {
  from = '9999-12'
  to = '0000-01'

  add(isoDate: string): void {
    const month = isoDate.slice(0, 7)
    if (month < this.from) this.from = month
    if (month > this.to) this.to = month
  }
}
