import type { Fee } from './fees.ts'

/** What shares are taken of, AED. */
export type FeeBases = Readonly<Record<NonNullable<Fee['of']>, number>>

/**
 * The amount of a fee in whole AED: share of its base, fixed part and what is stated, with tax on
 * top. A share of nothing costs nothing, and neither does what belongs to it.
 */
export function feeAmount({ of, share, fixed, stated = 0, tax }: Fee, bases: FeeBases): number {
  const base = of === undefined ? undefined : bases[of]
  if (base !== undefined && base <= 0) return 0
  const amount = ((base ?? 0) * (share?.value ?? 0)) / 100 + (fixed?.value ?? 0) + stated
  return Math.round(amount * (1 + (tax?.value ?? 0) / 100))
}
