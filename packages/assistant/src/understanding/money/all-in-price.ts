import { allInWords } from '@manzil/query-language/lexicon/all-in-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf, says } from './find-words.ts'
import { saysOffPlan } from './goes-on.ts'
import { saysNoLoanAt } from './says-no-loan.ts'
import type { Signs } from './signs.ts'

const includesCosts = finderOf(allInWords.including)
const asksPrice = finderOf(allInWords.asksPrice)
/** No home costs less with everything, AED. */
const leastSum = 100_000

/** '1.3m in all with costs, cash: what may the flat cost at most?' asks for the price that is left of it. */
export function readAllInPrice(signs: Signs): MoneyDraft | undefined {
  const { text, said, isIncome, isRent } = signs
  const [amount, ...others] = said.amounts.filter(
    ({ aed, perYear }) => perYear === undefined && aed >= leastSum,
  )
  if (amount === undefined || others.length > 0 || isIncome || isRent) return undefined
  const isBorrowed = says(text, 'loan') && !saysNoLoanAt(text)
  if (isBorrowed || !includesCosts(text) || !asksPrice(text)) return undefined
  return {
    kind: 'allIn',
    amount: amount.aed,
    ...(saysOffPlan(signs) && { offPlan: true as const }),
  }
}
