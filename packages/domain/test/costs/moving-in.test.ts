import { describe, expect, it } from 'vitest'
import { movingInCost } from '../../src/costs/moving-in.ts'
import { dubai } from './dubai-rates.ts'

const flat = {
  type: 'apartment',
  completion: 'ready',
  furnished: 'unfurnished',
  security_deposit: null,
} as const

// Worked by hand from the rates beside them in `dubai-rates.ts`.
describe('moving in', () => {
  it('takes the cheque, deposits and fees on the first day, and the housing fee by the month', () => {
    const cost = movingInCost(flat, dubai, { rent: 84_999, cheques: 1 })
    // 4,250 deposit, 4,250 agency and its tax, 220 Ejari, 2,000 for electricity and water.
    expect(cost.onTop).toBe(4_250 + 4_462 + 220 + 2_000)
    expect(cost.firstPayment).toBe(95_931)
    expect(cost.housing?.amount).toBe(354)
    expect(cost.atOnce.map(({ fee: { name } }) => name)).not.toContain('housing')
  })

  it('takes less at once in more cheques, the same on top', () => {
    const cost = movingInCost(flat, dubai, { rent: 100_000, cheques: 4 })
    expect(cost).toMatchObject({ firstCheque: 25_000, onTop: 12_470, firstPayment: 37_470 })
  })

  it('has no housing fee for an office', () => {
    const cost = movingInCost({ ...flat, type: 'office' }, dubai, { rent: 100_000, cheques: 1 })
    expect(cost.housing).toBeUndefined()
  })
})
