import type { Rate } from '@manzil/api-client/generated/types.gen'
import type { Rates } from './rates.ts'

export interface Buyer {
  isNational: boolean
  isFirstProperty: boolean
  /** Banks lend less to who does not live in the country. */
  livesAbroad?: boolean
}

/** What the Central Bank lets banks lend, with the rows of the table that say so. */
export interface LoanLimits {
  /** Least share of the price that the buyer pays, percent. */
  minDepositPercent: number
  maxYears: number
  share: Rate
  /** Up to this some banks go, where the table has a range. */
  upTo?: Rate
  term: Rate
}

/** Id of the row for a buyer and a price in AED. */
function rowFor(
  { isNational, isFirstProperty, livesAbroad }: Buyer,
  price: number,
  isOffPlan: boolean,
  rates: Rates,
) {
  // One cap for all, whoever buys.
  if (isOffPlan) return 'ltv-off-plan'
  if (livesAbroad) return 'non-resident-loan-low'
  const who = isNational ? 'national' : 'expat'
  if (!isFirstProperty) return `ltv-second-${who}`
  const threshold = rates.get('ltv-threshold')?.value ?? Number.POSITIVE_INFINITY
  return price > threshold ? `ltv-first-${who}-dear` : `ltv-first-${who}`
}

/** What the buyer pays at least of a price, in whole AED. */
export const leastDeposit = (price: number, limits: LoanLimits | undefined): number =>
  Math.ceil((price * (limits?.minDepositPercent ?? 0)) / 100)

/** Undefined where the table lacks a row: no limit is made up. */
export function limitsFor(
  buyer: Buyer,
  price: number,
  isOffPlan: boolean,
  rates: Rates,
): LoanLimits | undefined {
  const share = rates.get(rowFor(buyer, price, isOffPlan, rates))
  const term = rates.get('loan-term')
  const upTo = buyer.livesAbroad && !isOffPlan ? rates.get('non-resident-loan-high') : undefined
  return share && term
    ? {
        minDepositPercent: 100 - share.value,
        maxYears: term.value,
        share,
        term,
        ...(upTo && { upTo }),
      }
    : undefined
}
