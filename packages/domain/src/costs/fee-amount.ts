import { costAmount } from './cost-amount.ts'
import type { Fee } from './fees.ts'

/** What shares are taken of, AED. */
export type FeeBases = Readonly<Record<NonNullable<Fee['of']>, number>>

/** The amount of a fee in whole AED, of its base, its rates and what is stated. */
export function feeAmount({ of, share, fixed, stated = 0, tax }: Fee, bases: FeeBases): number {
  return costAmount({
    base: of && bases[of],
    percent: share?.value,
    fixed: (fixed?.value ?? 0) + stated,
    taxPercent: tax?.value,
  })
}
