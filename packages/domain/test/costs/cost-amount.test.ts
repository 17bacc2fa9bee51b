import { expect, it } from 'vitest'
import { costAmount } from '../../src/costs/cost-amount.ts'

// By hand: (base × percent + fixed) × 1.05, in whole dirhams.
it.each([
  // 74,000 + 290 = 74,290; tax 3,714.50
  { base: 1_850_000, percent: 4, fixed: 290, amount: 78_005 },
  // 19,999.96 + 290 = 20,289.96; tax 1,014.498
  { base: 499_999, percent: 4, fixed: 290, amount: 21_304 },
  // 37,000.02; tax 1,850.001
  { base: 1_850_001, percent: 2, fixed: 0, amount: 38_850 },
  // 4,625 + 290 = 4,915; tax 245.75
  { base: 1_850_000, percent: 0.25, fixed: 290, amount: 5_161 },
  // Of nothing, nothing; without a base, what is fixed.
  { base: 0, percent: 4, fixed: 290, amount: 0 },
  { base: undefined, percent: 4, fixed: 290, amount: 305 },
])('$percent % of $base and $fixed, with tax, is $amount', ({ amount, ...parts }) => {
  expect(costAmount({ ...parts, taxPercent: 5 })).toBe(amount)
})
