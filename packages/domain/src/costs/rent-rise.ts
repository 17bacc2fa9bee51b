import type { Rate } from '@manzil/api-client/generated/types.gen'
import type { Rates } from './rates.ts'

/** How far a rent may rise when a contract is renewed. */
export interface RentRise {
  /** Percent of the market rent by which the rent lies below it; negative where it lies above. */
  below: number
  /** The row of the highest rise; undefined where the rent may not rise. */
  rise: Rate | undefined
  /** Percent of the rent by which it may rise. */
  percent: number
  /** AED a year, the most that may be asked. */
  most: number
  /** The row of the gap up to which this rise holds; undefined above the last one. */
  upTo: Rate | undefined
}

/** Gaps to the market rent and rises by their order in the table; the last rise has no end. */
const steps = [0, 1, 2, 3, 4] as const

/**
 * The most that a landlord may ask on renewal by Dubai's Decree 43 of 2013: the farther a rent is below
 * that of similar homes, the more. Undefined where the table lacks a row, or the market rent is none.
 */
export function rentRise(rent: number, market: number, rates: Rates): RentRise | undefined {
  if (rent <= 0 || market <= 0) return undefined
  const below = ((market - rent) * 100) / market
  for (const step of steps) {
    const upTo = rates.get(`rent-increase-${step}-gap`)
    const rise = rates.get(`rent-increase-${step}`)
    if (step > 0 && rise === undefined) return undefined
    const isLast = step === steps.length - 1
    if (!isLast && upTo === undefined) return undefined
    if (!isLast && upTo !== undefined && below > upTo.value) continue
    const percent = rise?.value ?? 0
    return { below, rise, percent, most: Math.round(rent * (1 + percent / 100)), upTo }
  }
  return undefined
}

/**
 * The market rent above which a rise to what is asked is allowed, and the row of that rise; without a
 * market rent where no rise of the table reaches it, with the highest one. Undefined without the table.
 */
export function leastMarket(
  rent: number,
  asking: number,
  rates: Rates,
): { rise: Rate; market: number | undefined } | undefined {
  let highest: Rate | undefined
  for (const step of steps) {
    if (step === 0) continue
    const rise = rates.get(`rent-increase-${step}`)
    const gap = rates.get(`rent-increase-${step - 1}-gap`)
    if (rise === undefined || gap === undefined) return undefined
    if (asking <= Math.round(rent * (1 + rise.value / 100)))
      return { rise, market: rent / (1 - gap.value / 100) }
    highest = rise
  }
  return highest && { rise: highest, market: undefined }
}
