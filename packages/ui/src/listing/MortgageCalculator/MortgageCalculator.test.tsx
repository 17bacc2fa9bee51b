import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { MortgageCalculator, type MortgageValue } from './MortgageCalculator.tsx'

const texts = {
  title: 'Mortgage',
  price: 'Price',
  deposit: 'Deposit',
  minDeposit: (percent: string) => `at least ${percent}`,
  depositTooSmall: (least: string) => `Too small: ${least} at least`,
  depositTooLarge: 'More than the price',
  years: 'Years',
  yearsUnit: 'years',
  rate: 'Rate',
  percentUnit: '%',
  moneyUnit: 'AED',
  monthly: 'Monthly',
  loan: 'Loan',
  interest: 'Interest',
  total: 'Total',
  incomplete: 'Fill in all',
  schedule: 'Years',
  columns: { year: 'Year', interest: 'Interest', principal: 'Principal', balance: 'Balance' },
  disclaimer: 'No offer',
}

function calculator(value: Partial<MortgageValue>) {
  show(
    <MortgageCalculator
      value={{ price: 1_850_001, deposit: 400_000, years: 25, rate: 4.25, ...value }}
      onChange={() => {}}
      limits={{ minDepositPercent: 20, maxYears: 25, maxRate: 12 }}
      formatMoney={(aed) => `AED ${aed}`}
      formatPercent={(percent) => `${percent}%`}
      texts={texts}
    />,
  )
  return screen.getByRole('textbox', { name: /^Deposit/ })
}

// A fifth of 1,850,001 is 370,000.20: the next whole dirham is the least.
it.each([0, 100_000, 370_000])('says that a deposit of AED %d is too small', (deposit) => {
  const field = calculator({ deposit })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Too small: AED 370001 at least')).toBeTruthy()
})

it('takes the least deposit, and one of the whole price', () => {
  expect(calculator({ deposit: 370_001 }).getAttribute('aria-invalid')).not.toBe('true')
  expect(screen.queryByText(/^Too small/)).toBeNull()
})

it('says that a deposit is more than the price, and reckons nothing from it', () => {
  expect(calculator({ deposit: 1_850_002 }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('More than the price')).toBeTruthy()
  expect(screen.getByRole('status', { name: 'Mortgage' }).textContent).toBe('Fill in all')
})
