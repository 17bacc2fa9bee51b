import { describe, expect, it } from 'vitest'
import { planParts } from '../../src/costs/payment-plan.ts'

describe('planParts', () => {
  it('parts a price at the handover', () => {
    expect(planParts(1_400_000, { beforePercent: 60 })).toEqual({
      before: 840_000,
      after: 560_000,
      percent: 60,
    })
  })

  it('adds up what is paid each month', () => {
    const plan = { firstPercent: 20, monthlyPercent: 1, months: 30 }
    expect(planParts(900_000, plan)).toEqual({ before: 450_000, after: 450_000, percent: 50 })
  })

  it('takes no more than the price', () => {
    const plan = { firstPercent: 20, monthlyPercent: 1, months: 120 }
    expect(planParts(900_000, plan)).toEqual({ before: 900_000, after: 0, percent: 100 })
  })
})
