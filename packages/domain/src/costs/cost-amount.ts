/** What a cost is made of. */
export interface CostParts {
  /** What the share is taken of, AED; without one the cost has no share. */
  base?: number | undefined
  /** Percent of that. */
  percent?: number | undefined
  /** AED, added to the share. */
  fixed?: number | undefined
  /** AED: no less and no more than these, before tax. */
  min?: number | undefined
  max?: number | undefined
  /** Tax on it, in percent. */
  taxPercent?: number | undefined
}

/**
 * The amount of a cost, in whole AED:
 *
 *     clamp(base · percent / 100 + fixed, min, max) · (1 + tax / 100)
 *
 * A share of nothing costs nothing, bounds or not, and neither does what belongs to it: without a
 * loan there is no fee for one.
 */
export function costAmount({ base, percent = 0, fixed = 0, ...rest }: CostParts): number {
  const { min = 0, max = Number.POSITIVE_INFINITY, taxPercent = 0 } = rest
  if (base !== undefined && base <= 0) return 0
  const amount = ((base ?? 0) * percent) / 100 + fixed
  return Math.round(Math.min(max, Math.max(min, amount)) * (1 + taxPercent / 100))
}
