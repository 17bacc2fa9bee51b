import { describe, expect, it } from 'vitest'
import { monthlyShare } from '../../src/costs/loan.ts'

describe('the monthly part of a loan', () => {
  // Textbook annuities: 100,000 at 6 % and 200,000 at 6.5 % over 30 years are found in any table;
  // the others were reckoned with 40 decimal digits.
  it.each([
    [100_000, 6, 30, 599.55],
    [200_000, 6.5, 30, 1_264.14],
    [1_000_000, 4, 25, 5_278.37],
    [1_480_000, 4.25, 25, 8_017.72],
  ])('of %d at %d per cent over %d years is %d', (loan, rate, years, monthly) => {
    expect(loan * monthlyShare(rate, years)).toBeCloseTo(monthly, 2)
  })

  it.each([
    [4.25, 25],
    [12, 5],
    [0.01, 25],
  ])('pays the debt off in the last month, at %d per cent over %d years', (rate, years) => {
    const payment = 1_000_000 * monthlyShare(rate, years)
    let debt = 1_000_000
    // Each month owes a twelfth of the year's interest on what is left.
    for (let month = 0; month < years * 12; month += 1) debt += (debt * rate) / 1200 - payment
    expect(debt).toBeCloseTo(0, 3)
  })

  it('is an equal part of the loan without interest', () => {
    expect(monthlyShare(0, 25)).toBe(1 / 300)
  })

  it('is nothing over no time', () => {
    expect(monthlyShare(4, 0)).toBe(0)
  })
})
