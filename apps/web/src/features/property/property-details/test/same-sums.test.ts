import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { Rate } from '@manzil/api-client/generated/types.gen'
import { feeAmount } from '@manzil/domain/costs/fee-amount'
import { monthlyShare } from '@manzil/domain/costs/loan'
import { costOf } from '@manzil/ui/costs'
import { mortgagePlan } from '@manzil/ui/mortgage'
import { describe, expect, it } from 'vitest'

const [example] = fixtures.listRates().data
if (!example) throw new Error('The contract has no example of a rate.')
const rate = (value: number): Rate => ({ ...example, value })

describe('the assistant and the calculators take the same payment', () => {
  // Payment a month for 1,000 of a loan, as printed tables of level payments have it.
  it.each([
    { annualRate: 4, years: 25, monthly: 5.27837 },
    { annualRate: 3.75, years: 25, monthly: 5.14131 },
    { annualRate: 6, years: 15, monthly: 8.43857 },
    { annualRate: 6, years: 30, monthly: 5.99551 },
    { annualRate: 12, years: 1, monthly: 88.84879 },
    { annualRate: 0, years: 10, monthly: 8.33333 },
  ])('$annualRate % over $years years: $monthly', ({ annualRate, years, monthly }) => {
    expect(1_000 * monthlyShare(annualRate, years)).toBeCloseTo(monthly, 5)
    expect(mortgagePlan({ principal: 1_000, annualRate, years }).monthly).toBeCloseTo(monthly, 5)
  })

  it.each([
    [1_440_000, 4.25, 25],
    [9_999_999, 0.01, 15],
    [400_000, 12, 1],
  ])('%d at %d % over %d years is paid off with the last one', (principal, annualRate, years) => {
    const owedAfter = (payment: number) => {
      let owed = principal
      for (let month = 0; month < years * 12; month += 1)
        owed = owed * (1 + annualRate / 1_200) - payment
      return owed
    }
    expect(owedAfter(principal * monthlyShare(annualRate, years))).toBeCloseTo(0, 3)
    expect(owedAfter(mortgagePlan({ principal, annualRate, years }).monthly)).toBeCloseTo(0, 3)
  })
})

// By hand: (price × share + fixed) × 1.05, in whole dirhams.
it.each([
  // 74,000 + 290 = 74,290; tax 3,714.50
  { price: 1_850_000, share: 4, fixed: 290, amount: 78_005 },
  // 19,999.96 + 290 = 20,289.96; tax 1,014.498
  { price: 499_999, share: 4, fixed: 290, amount: 21_304 },
  // 37,000.02; tax 1,850.001
  { price: 1_850_001, share: 2, fixed: 0, amount: 38_850 },
  // 4,625 + 290 = 4,915; tax 245.75
  { price: 1_850_000, share: 0.25, fixed: 290, amount: 5_161 },
  // Of nothing, nothing.
  { price: 0, share: 4, fixed: 290, amount: 0 },
])('both take $amount of $price', ({ price, share, fixed, amount }) => {
  const fee = { of: 'price', share: rate(share), fixed: rate(fixed), tax: rate(5) } as const
  expect(feeAmount({ name: 'transfer', ...fee }, { price, loan: 0, rent: 0 })).toBe(amount)
  const rule = { id: 'a', label: 'a', of: 'price', percent: share, fixed, taxPercent: 5 }
  expect(costOf(rule, { price })).toBe(amount)
})
