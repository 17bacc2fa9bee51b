import type { Rate } from '@manzil/api-client/generated/types.gen'

/** The dated table of fees and limits, by id. */
export type Rates = ReadonlyMap<string, Rate>

export const ratesOf = (rates: readonly Rate[]): Rates =>
  new Map(rates.map((rate) => [rate.id, rate]))

/** The emirate whose fees the table holds. */
export const ratedEmirate = 'dubai'
