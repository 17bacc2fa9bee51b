import type { Quantity } from '../grammar/quantity.ts'

const yearly = 1
const monthly = 12
const thousand = 1000
/** Below this a figure for a year is that of a lease, as in '1 year contract'. Thousands of AED. */
const leastYearlyThousands = 15
/** A figure for a month from here up is a rent as it stands; nobody asks less. AED. */
const leastMonthlyRent = 100
/** A bare figure for a month up to here may as well be the term of a lease. */
const longestTerm = 12
const shortTerm = 3
const termStep = 6

/**
 * A rent as it is said with its period: '110 a year' and '8.5 a month' are thousands. Undefined
 * for a figure that no rent is as low as, like the term in '12 month lease'.
 */
export function rentOfPeriod(quantity: Quantity): Quantity | undefined {
  const { low, high, scaled, currency } = quantity
  if (scaled || currency !== undefined) return quantity
  const factor = factorOf(quantity)
  if (factor === undefined) return undefined
  return { ...quantity, low: low * factor, high: high === undefined ? undefined : high * factor }
}

function factorOf({ low, high = low, perYear, bound, noun }: Quantity): number | undefined {
  if (perYear === yearly) {
    if (high >= thousand) return 1
    return low >= leastYearlyThousands ? thousand : undefined
  }
  if (perYear !== monthly || high >= leastMonthlyRent) return 1
  const ends = [low, high]
  if (ends.some((each) => !Number.isInteger(each))) return thousand
  if (ends.every((each) => each <= shortTerm || each % termStep === 0)) return undefined
  const isPriced = bound !== undefined || noun === 'price' || low !== high || low > longestTerm
  return isPriced ? thousand : undefined
}
