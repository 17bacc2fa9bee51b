import { expect, it } from 'vitest'
import { mortgagePlan, mortgageYears } from '../../src/costs/mortgage.ts'

it.each([
  // Textbook annuities, checked against the formula by hand.
  [{ principal: 1_000_000, annualRate: 4, years: 25 }, 5_278.37],
  [{ principal: 200_000, annualRate: 6, years: 30 }, 1_199.1],
  [{ principal: 120_000, annualRate: 0, years: 10 }, 1_000],
  [{ principal: 1_000_000, annualRate: 1e-9, years: 25 }, 3_333.33],
  // For a million, as printed tables of level payments have it.
  [{ principal: 1_000_000, annualRate: 3.75, years: 25 }, 5_141.31],
  [{ principal: 1_000_000, annualRate: 6, years: 15 }, 8_438.57],
  [{ principal: 1_000_000, annualRate: 6, years: 30 }, 5_995.51],
  [{ principal: 1_000_000, annualRate: 12, years: 1 }, 88_848.79],
])('%j is paid with %d a month', (loan, monthly) => {
  expect(mortgagePlan(loan).monthly).toBeCloseTo(monthly, 2)
})

it.each([
  { principal: 0, annualRate: 4, years: 25 },
  { principal: -5, annualRate: 4, years: 25 },
  { principal: 1_000_000, annualRate: 4, years: 0 },
])('%j costs nothing', (loan) => {
  expect(mortgagePlan(loan)).toEqual({ monthly: 0, total: 0, interest: 0 })
  expect(mortgageYears(loan)).toEqual([])
})

it('is owed nothing at the end, and its parts add up', () => {
  const loan = { principal: 1_480_000, annualRate: 4.25, years: 25 }
  const years = mortgageYears(loan)
  const sum = (pick: 'interest' | 'principal') => years.reduce((all, year) => all + year[pick], 0)
  expect(years).toHaveLength(25)
  expect(years.at(-1)?.balance).toBe(0)
  expect(sum('principal')).toBeCloseTo(loan.principal, 2)
  expect(sum('interest')).toBeCloseTo(mortgagePlan(loan).interest, 2)
})

it('pays more interest at first than later', () => {
  const years = mortgageYears({ principal: 1_000_000, annualRate: 5, years: 20 })
  expect(
    years.every((year, at) => at === 0 || year.interest < (years[at - 1]?.interest ?? 0)),
  ).toBe(true)
})
