import { monthlyShare } from './loan.ts'

/** A loan that is paid back in equal monthly payments. */
export interface Loan {
  /** Borrowed, AED. */
  principal: number
  /** Interest a year, in percent: 4.25 is 4.25 %. */
  annualRate: number
  years: number
}

export interface MortgagePlan {
  /** Paid each month, AED, not rounded. */
  monthly: number
  /** Paid over all years, AED. */
  total: number
  /** Of that, interest, AED. */
  interest: number
}

/** What a loan costs. One of nothing, or over no time, costs nothing. */
export function mortgagePlan({ principal, annualRate, years }: Loan): MortgagePlan {
  const months = Math.round(years * 12)
  if (principal <= 0 || months <= 0) return { monthly: 0, total: 0, interest: 0 }
  const monthly = principal * monthlyShare(annualRate, years)
  const total = monthly * months
  return { monthly, total, interest: total - principal }
}

export interface MortgageYear {
  /** From 1. */
  year: number
  /** Paid in the year, AED. */
  interest: number
  principal: number
  /** Owed at its end, AED. */
  balance: number
}

/** What each year pays: of the first payments most is interest, of the last almost nothing. */
export function mortgageYears(loan: Loan): MortgageYear[] {
  const { monthly } = mortgagePlan(loan)
  const rate = loan.annualRate / 100 / 12
  const months = Math.round(loan.years * 12)
  const years: MortgageYear[] = []
  let balance = loan.principal
  if (monthly === 0) return years
  for (let month = 0; month < months; month += 1) {
    const interest = balance * rate
    const principal = Math.min(balance, monthly - interest)
    balance = month === months - 1 ? 0 : balance - principal
    const last = years.at(-1)
    if (month % 12 === 0 || !last) {
      years.push({ year: years.length + 1, interest, principal, balance })
    } else {
      last.interest += interest
      last.principal += principal
      last.balance = balance
    }
  }
  return years
}
