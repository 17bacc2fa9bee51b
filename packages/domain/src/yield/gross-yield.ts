/**
 * Gross yield: a year's rent over the price, before any cost. Both are rates for the same unit
 * (AED for a square foot, or AED for the property); the rent is of a year. A share, 0.07 for 7 %.
 * Undefined where the price is not positive.
 */
export function grossYield(yearlyRent: number, price: number): number | undefined {
  return price > 0 ? yearlyRent / price : undefined
}
