import { describe, expect, it } from 'vitest'
import { settlementFee } from '../../src/costs/early-settlement.ts'
import { paidBack } from '../../src/costs/paid-back.ts'
import { dubai } from './dubai-rates.ts'

describe('settlementFee', () => {
  it.each([
    [900_000, 9_000],
    [1_000_000, 10_000],
    [1_400_000, 10_000],
  ])('of %d is %d', (owed, fee) => {
    expect(settlementFee(owed, dubai)).toBe(fee)
  })

  it('is not known without the table', () => {
    expect(settlementFee(900_000, new Map())).toBeUndefined()
  })
})

describe('paidBack', () => {
  // Month by month, as a bank counts.
  const byMonth = (principal: number, rate: number, payment: number) => {
    let balance = principal
    let months = 0
    let interest = 0
    while (balance > 0.005) {
      const due = (balance * rate) / 1200
      interest += due
      balance = Math.max(0, balance + due - payment)
      months += 1
    }
    return { months, interest }
  }

  it.each([
    [1_000_000, 4, 25, 2_000],
    [800_000, 5.5, 20, 1_000],
  ])('of %d at %d %% over %d years with %d more', (principal, annualRate, years, extra) => {
    const i = annualRate / 1200
    const monthly = (principal * i) / (1 - (1 + i) ** (-years * 12))
    const found = paidBack({ principal, annualRate, years }, extra)
    const counted = byMonth(principal, annualRate, monthly + extra)
    expect(found.months).toBe(counted.months)
    expect(found.fewer).toBe(years * 12 - counted.months)
    expect(found.saved).toBeGreaterThan(0)
    const all = monthly * years * 12 - principal
    expect(Math.abs(found.saved - (all - counted.interest))).toBeLessThan(monthly * 0.02)
  })

  it('counts without interest as well', () => {
    expect(paidBack({ principal: 120_000, annualRate: 0, years: 10 }, 1_000)).toEqual({
      months: 60,
      fewer: 60,
      saved: 0,
    })
  })
})
