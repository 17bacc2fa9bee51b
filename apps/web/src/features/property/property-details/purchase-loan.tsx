import { exampleRate } from '@manzil/domain/costs/loan'
import { type Buyer, leastDeposit, limitsFor } from '@manzil/domain/costs/loan-limits'
import type { Rates } from '@manzil/domain/costs/rates'
import type { MortgageValue } from '@manzil/ui/listing/MortgageCalculator/MortgageCalculator'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { SectionProps } from './section-props.ts'

/** What the visitor changed; the rest follows from the property and the table of rates. */
interface Chosen extends Partial<MortgageValue> {
  buyer: Buyer
}

type State = readonly [Chosen, (chosen: Chosen) => void]

const ChosenLoan = createContext<State | null>(null)

const first: Chosen = { buyer: { isNational: false, isFirstProperty: true } }

/** Holds the one loan of a page, which its costs, its mortgage and its monthly sum share. */
export function PurchaseLoanProvider({ children }: { children: ReactNode }) {
  const state = useState(first)
  return <ChosenLoan value={state}>{children}</ChosenLoan>
}

/**
 * The loan that the visitor chose, or the largest that a bank may give; none where the table has no limits.
 * Until a deposit is chosen it follows the price and the buyer.
 */
export function usePurchaseLoan({ price, completion }: SectionProps['property'], rates: Rates) {
  const state = useContext(ChosenLoan)
  if (!state) throw new Error('a loan is told outside of a page of a property')
  const [chosen, choose] = state
  const { buyer } = chosen
  const asked = chosen.price === undefined ? price : chosen.price
  const priced = asked ?? price
  const limits =
    priced === null ? undefined : limitsFor(buyer, priced, completion === 'off_plan', rates)
  const least = asked !== null && limits ? leastDeposit(asked, limits) : asked
  const value: MortgageValue = {
    price: asked,
    deposit: chosen.deposit === undefined ? least : chosen.deposit,
    years: chosen.years === undefined ? (limits?.maxYears ?? null) : chosen.years,
    rate: chosen.rate === undefined ? exampleRate : chosen.rate,
  }
  const change = (next: Partial<MortgageValue>) => {
    // A deposit that was not typed stays to be worked out.
    const { deposit, ...others } = next
    const isTyped = deposit !== undefined && deposit !== value.deposit
    choose({ ...chosen, ...others, ...(isTyped && { deposit }) })
  }
  const become = (who: Partial<Buyer>) => {
    const { deposit: _, ...others } = chosen
    choose({ ...others, buyer: { ...buyer, ...who } })
  }
  return { buyer, value, limits, change, become }
}

/** What is borrowed, AED; null while a field is empty. */
export const borrowed = ({ price, deposit }: MortgageValue): number | null =>
  price === null || deposit === null ? null : Math.max(0, price - deposit)
