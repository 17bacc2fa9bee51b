import {
  enoughMoneyWords,
  enoughOfOtherWords,
} from '@manzil/query-language/lexicon/enough-money-words'
import type { MoneyDraft } from '../../money-draft.ts'
import { finderOf } from './find-words.ts'
import { propertyMeant } from './property-meant.ts'
import { saysNoLoanAt } from './says-no-loan.ts'
import type { Signs } from './signs.ts'

const asksEnough = finderOf(enoughMoneyWords)
const isOfOther = finderOf(enoughOfOtherWords)
/** Less is paid by the month, AED. */
const leastSum = 50_000

/** 'Is that enough for the first one?', 'I have 300k, do I have enough for it?': what one has beside a home for sale. */
export function readEnoughMoney(signs: Signs): MoneyDraft | undefined {
  const { text, said, describes, isIncome } = signs
  const { before, flags, amounts } = said
  if (!asksEnough(text) || describes || isIncome || flags.cues.has('search')) return undefined
  if (before.slots.purpose === 'rent' || amounts.some(({ perYear }) => perYear !== undefined))
    return undefined
  // 'Is the second one big enough for four people?'
  if (amounts.length === 0 && isOfOther(text)) return undefined
  const [named, ...others] = amounts.filter(
    ({ role, aed }) => (role === undefined || role === 'savings') && aed >= leastSum,
  )
  const down = named?.aed ?? before.figures?.savings
  if (others.length > 0 || down === undefined) return undefined
  const priced = priceMeant(signs)
  if (priced === undefined) return undefined
  return {
    kind: 'enough',
    ...priced,
    ...termsBefore(before.money),
    down,
    ...(saysNoLoanAt(text) ? {} : { withLoan: true as const }),
  }
}

/** Who borrows, as it was told for the sum before: banks ask them for other shares. */
const termsBefore = (
  money: MoneyDraft | undefined,
): Pick<MoneyDraft, 'national' | 'abroad' | 'further'> => ({
  ...(money?.national !== undefined && { national: money.national }),
  ...(money?.abroad !== undefined && { abroad: money.abroad }),
  ...(money?.further !== undefined && { further: money.further }),
})

/** The home that is spoken of, or the price that was worked out before. */
function priceMeant(signs: Signs): Pick<MoneyDraft, 'propertyId' | 'price'> | undefined {
  const { slots, sum } = signs.said.before
  const propertyId = slots.purpose === 'sale' ? propertyMeant(signs) : undefined
  if (propertyId !== undefined) return { propertyId }
  return sum === undefined ? undefined : { price: sum.price }
}
