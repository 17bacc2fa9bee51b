import { foldText } from '@manzil/query-language/language/fold'
import type { MoneyDraft } from '../../money-draft.ts'
import type { DialogueState } from '../../state.ts'
import { otherYearsIn, type Share, sharesIn, yearsIn } from './shares.ts'

/** Interest a year is not higher, percent. */
const highestRate = 12

/** What a loan is worked out with. */
export type LoanTold = Pick<MoneyDraft, 'down' | 'downShare' | 'rate' | 'years'>

/** The part paid at once and the interest among the percentages of a message. */
export function termsOfShares(shares: readonly Share[]): Pick<LoanTold, 'downShare' | 'rate'> {
  const told: Pick<LoanTold, 'downShare' | 'rate'> = {}
  for (const { value, of } of shares) {
    if (of === 'rate' && value <= highestRate) told.rate = value
    else if (of === 'lent' && value < 100) told.downShare = 100 - value
    else if (of === 'down' && value < 100) told.downShare = value
  }
  return told
}

/** A loan for a home with what was told before of money of one's own, interest and years. */
export function withToldTerms(money: MoneyDraft, figures: DialogueState['figures']): MoneyDraft {
  if (figures === undefined) return money
  const { savings, downShare, rate, years } = figures
  const isNamed = money.down !== undefined || money.downShare !== undefined
  const own =
    downShare !== undefined ? { downShare } : savings !== undefined ? { down: savings } : {}
  return {
    ...(rate !== undefined && { rate }),
    ...(years !== undefined && { years }),
    ...(isNamed ? {} : own),
    ...money,
  }
}

/** The loan for a shown home that a message asks for, with the terms of the message and of those before. */
export function loanOfProperty(
  propertyId: string,
  message: string,
  state: DialogueState,
): MoneyDraft {
  const text = foldText(message)
  const years = yearsIn(text)
  const otherYears = otherYearsIn(text)
  const { national, figures } = state
  const said: MoneyDraft = {
    kind: 'loan',
    propertyId,
    ...termsOfShares(sharesIn(text)),
    ...(years !== undefined && { years }),
    ...(otherYears !== undefined && { otherYears }),
    ...(national && { national }),
  }
  return withToldTerms(said, figures)
}
