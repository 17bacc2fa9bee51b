import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { Rate } from '@manzil/api-client/generated/types.gen'
import { feeAmount } from '@manzil/domain/costs/fee-amount'
import { monthlyShare } from '@manzil/domain/costs/loan'
import { costOf } from '@manzil/ui/costs'
import { mortgagePlan } from '@manzil/ui/mortgage'
import { expect, it } from 'vitest'

const [example] = fixtures.listRates().data
if (!example) throw new Error('The contract has no example of a rate.')
const rate = (value: number): Rate => ({ ...example, value })

it('the assistant and the calculators come to the same payment', () => {
  for (const principal of [400_000, 1_440_000, 9_999_999])
    for (const annualRate of [0, 0.01, 3.75, 4, 12])
      for (const years of [1, 15, 25])
        expect(principal * monthlyShare(annualRate, years)).toBeCloseTo(
          mortgagePlan({ principal, annualRate, years }).monthly,
          4,
        )
})

it('the assistant and the calculators come to the same fees', () => {
  for (const price of [0, 499_999, 1_850_001])
    for (const share of [0.25, 4])
      expect(
        feeAmount(
          { name: 'transfer', of: 'price', share: rate(share), fixed: rate(290), tax: rate(5) },
          { price, loan: 0, rent: 0 },
        ),
      ).toBe(
        costOf(
          { id: 'a', label: 'a', of: 'price', percent: share, fixed: 290, taxPercent: 5 },
          { price },
        ),
      )
})
