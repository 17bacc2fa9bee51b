import { type Loan, mortgagePlan } from './mortgage.ts'

/** How long a loan takes with more paid each month, and what that saves. */
export interface PaidBack {
  months: number
  /** Months that it takes less. */
  fewer: number
  /** AED of interest. */
  saved: number
}

/**
 * A loan with `extra` AED beside each payment:
 *
 *     n = −ln(1 − L · r / m) / ln(1 + r)     r = annual rate / 100 / 12, m = payment and extra
 */
export function paidBack(loan: Loan, extra: number): PaidBack {
  const { monthly, interest } = mortgagePlan(loan)
  const rate = loan.annualRate / 100 / 12
  const paid = monthly + extra
  const exact =
    rate === 0
      ? loan.principal / paid
      : -Math.log1p((-loan.principal * rate) / paid) / Math.log1p(rate)
  const months = Math.ceil(exact)
  const fewer = Math.round(loan.years * 12) - months
  return { months, fewer, saved: interest - (paid * exact - loan.principal) }
}
