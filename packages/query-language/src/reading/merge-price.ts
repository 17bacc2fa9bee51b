import type { Purpose } from '@manzil/api-client/generated/types.gen'
import type { Quantity } from '../grammar/quantity.ts'
import type { Limits } from './mentions.ts'
import { rentOfPeriod } from './rent-in-thousands.ts'
import { largestMonthlyRent, monthsPerYear } from './rent-limits.ts'

/** A price from here up is a sale, up to there a yearly rent, where no word says which. */
export const smallestSale = 400_000
export const largestRent = 300_000
/** 'Around' is read as ten per cent to either side. */
const aroundShare = 0.1

/** Nothing is sold for less: a character or a scale was left out. AED. */
const leastSale = 30_000

interface PriceReading {
  limits: Limits
  /** Set where the size of the price or its period tells. */
  purpose: Purpose | undefined
  /** The price came with a period, which only rents have. */
  fromPeriod: boolean
}

/** 'At least 20 thousand, at most 25 thousand a year': both ends are of the period said with one. */
export function withOnePeriod(prices: readonly Quantity[]): readonly Quantity[] {
  const [one, other, ...more] = prices
  const isRange =
    more.length === 0 && one?.bound !== other?.bound && prices.every(({ bound }) => isEnd(bound))
  const perYear = one?.perYear ?? other?.perYear ?? yearlyIfEither(prices)
  if (!isRange || perYear === undefined) return prices
  return prices.map((price) => (price.perYear === undefined ? { ...price, perYear } : price))
}

/** 'No less than 20 thousand and no more than 25': one end is too much for a month, so both are. */
function yearlyIfEither(prices: readonly Quantity[]): number | undefined {
  const ends = prices.map(({ low }) => low)
  const isRent = Math.max(...ends) <= largestRent && Math.max(...ends) > largestMonthlyRent
  return isRent && Math.min(...ends) <= largestMonthlyRent ? 1 : undefined
}

const isEnd = (bound: Quantity['bound']): boolean => bound === 'min' || bound === 'max'

/** Limits in AED (a year for rent); undefined where the currency is not converted. */
export function readPrice(
  quantity: Quantity,
  purpose: Purpose | undefined,
): PriceReading | undefined {
  if (quantity.currency === null) return undefined
  const rate = quantity.currency ?? 1
  if (quantity.perYear !== undefined) {
    const rent = rentOfPeriod(quantity)
    if (rent === undefined) return undefined
    const limits = scale(toLimits(rent, rate), quantity.perYear)
    return { limits, purpose: 'rent', fromPeriod: true }
  }
  const limits = toLimits(quantity, rate)
  const decided = purpose ?? purposeOfPrice(limits)
  const key = limits.max ?? limits.min ?? 0
  const monthly = decided === 'rent' && key <= largestMonthlyRent
  return {
    limits: monthly ? scale(limits, monthsPerYear) : limits,
    purpose: decided,
    fromPeriod: false,
  }
}

/** Whether a property may be sold for it. */
export const isPossible = ({ limits, purpose }: PriceReading): boolean =>
  purpose !== 'sale' || (limits.max ?? limits.min ?? leastSale) >= leastSale

/** Whether limits are those that 'around' is read as. */
export function isAround({ min, max }: { min: number; max: number | undefined }): boolean {
  if (max === undefined) return false
  const middle = min / (1 - aroundShare)
  return Math.abs(middle * (1 + aroundShare) - max) <= roundedOff
}

/** Both ends are whole dirhams. */
const roundedOff = 2

/** Limits of a quantity as it stands; a bare amount is a maximum. */
export function toLimits({ low, high, bound }: Quantity, rate = 1): Limits {
  const from = Math.round(low * rate)
  if (high !== undefined) return { min: from, max: Math.round(high * rate) }
  if (bound === 'around') {
    return { min: Math.round(from * (1 - aroundShare)), max: Math.round(from * (1 + aroundShare)) }
  }
  return bound === 'min' ? { min: from } : { max: from }
}

function purposeOfPrice({ min, max }: Limits): Purpose | undefined {
  const lowest = min ?? max ?? 0
  const highest = max ?? min ?? 0
  if (lowest >= smallestSale) return 'sale'
  return highest <= largestRent ? 'rent' : undefined
}

function scale({ min, max }: Limits, factor: number): Limits {
  return {
    ...(min !== undefined && { min: Math.round(min * factor) }),
    ...(max !== undefined && { max: Math.round(max * factor) }),
  }
}

/** A number in the scale of the price before it may be so many times that price, or as many times less. */
export const mostTimes = 8
const usualScales = [1, 1000, 1_000_000]
/** Scales that are said together: whoever says lakh says crore, too. */
const families = [
  [1, 1000, 100_000, 10_000_000],
  [1, 1000, 10_000, 1_000_000],
]

/**
 * A number without a scale takes that of the price before it: after 18 lakh, '22' is 22 lakh. Where
 * that makes no price, or none was said, it takes the one that brings it nearest to the price: after
 * 1.3 million, '900' is 900 thousand.
 */
export function inherit(quantity: Quantity, before: number, said?: number): Quantity {
  const distance = (factor: number): number => Math.abs(Math.log((quantity.low * factor) / before))
  const family = families.find((each) => each.slice(2).some((scale) => scale === said))
  const nearest = (family ?? usualScales).reduce((best, next) =>
    distance(next) < distance(best) ? next : best,
  )
  const factor = said !== undefined && distance(said) < Math.log(mostTimes) ? said : nearest
  const high = quantity.high === undefined ? undefined : quantity.high * factor
  return { ...quantity, low: quantity.low * factor, high, ...(factor > 1 && { scale: factor }) }
}
