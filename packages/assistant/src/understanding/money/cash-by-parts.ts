import type { Topic } from '@manzil/query-language/grammar/topics'
import type { MoneyDraft } from '../../money-draft.ts'
import { pointsBack, rankIn } from '../asked-fields.ts'
import type { Figure } from './figures-in.ts'
import { says } from './find-words.ts'
import { propertyMeant } from './property-meant.ts'
import { figureOf, type SaidParts } from './said-parts.ts'
import { saysNoLoanAt } from './says-no-loan.ts'
import type { Signs } from './signs.ts'

/** Subjects that belong to such a sum. */
const ofPaying: ReadonlySet<Topic> = new Set(['mortgage', 'buying_fees', 'agency_commission'])
/** No home costs less, AED. */
const leastPrice = 250_000

/** 'The price is 2.1, the bank gives 80 %: what do I have to bring?', 'if we take it, how much cash beside the loan?' */
export function readCashByParts(parts: SaidParts): MoneyDraft | undefined {
  const { signs, figures, has, asks } = parts
  const { said, text, shares } = signs
  const { before, mentions, topic } = said
  const ofCarried = afterCarried(signs)
  // 'Total cash I need for it' needs no mark to ask.
  const asksAll = asks || (has('total') && has('need'))
  // 'The down payment' is no payment of each month.
  if (ofCarried === undefined && (!asksAll || says(text, 'payment'))) return undefined
  if (signs.isRent || signs.years !== undefined) return undefined
  if (signs.isIncome || mentions.some(({ criterion: { slot } }) => slot === 'location'))
    return undefined
  const asksOwn = ofCarried !== undefined && asks
  const isOwn = has('ownCash') && (has('need') || has('total') || has('fees') || asksOwn)
  const isAll = has('total') && has('need') && has('fees')
  // 'What does the cheapest of them cost me in all?'
  const isOfOne = has('total') && has('price') && (pointsBack(said.text) || namesOne(signs))
  if (!isOwn && !isAll && !isOfOne) return undefined
  const down = downShareIn(shares)
  // Whoever told an income means to borrow.
  const borrows = has('owed') || before.figures?.income !== undefined
  const isLoan = down === undefined && borrows && !saysNoLoanAt(text)
  const known = {
    kind: 'costs' as const,
    ...ofCarried,
    ...(down !== undefined && { downShare: down }),
    ...(isLoan && { withLoan: true as const }),
  }
  const price =
    figureOf(parts, 'price') ??
    figures.find(({ role, value }) => role === undefined && value >= leastPrice)?.value
  if (price !== undefined) return price < leastPrice ? undefined : { ...known, price }
  const isGeneral = ofCarried === undefined && topic !== undefined && !ofPaying.has(topic)
  // After a loan the cash is that of its terms.
  if (before.money?.kind === 'loan' || before.money?.kind === 'costs') return undefined
  if (figures.some(isAmount) || isGeneral || before.slots.purpose === 'rent') return undefined
  // Of two that were told about together the first is spoken of.
  const [ref = 0] = before.refs
  const meant = propertyMeant(signs) ?? before.shown[ref - 1]
  const propertyId = before.slots.purpose === 'sale' ? meant : undefined
  if (propertyId !== undefined) return { ...known, propertyId }
  if (before.shown.length > 0 && before.sum?.age !== 0) return undefined
  const told = before.sum?.price ?? before.figures?.price
  return told === undefined || !isOwn ? undefined : { ...known, price: told }
}

/** The 一 of 一共 and the like count nothing. */
const isAmount = ({ isWhole, value }: Figure): boolean => isWhole || value >= fewest
const fewest = 10

/** The terms of what an income was just said to carry: whoever asks for the cash means that price. */
function afterCarried({ said: { before, amounts } }: Signs): Partial<MoneyDraft> | undefined {
  const { money, sum } = before
  if (money?.kind !== 'afford' || sum?.age !== 0 || amounts.length > 0) return undefined
  const { downShare, down, national, further, offPlan } = money
  return {
    withLoan: true,
    ...(downShare !== undefined && { downShare }),
    ...(down !== undefined && { down, isAll: true as const }),
    ...(national && { national }),
    ...(further && { further }),
    ...(offPlan && { offPlan }),
  }
}

const namesOne = ({ propertyId, said }: Signs): boolean =>
  propertyId !== undefined || rankIn(said.text) !== undefined

/** What is paid at once: as it was said, or what is left of what the bank gives. Percent. */
function downShareIn(shares: SaidParts['signs']['shares']): number | undefined {
  const [share] = shares.filter(({ of }) => of !== 'rate')
  if (share === undefined || share.value >= 100) return undefined
  return share.of === 'lent' || share.value > half ? 100 - share.value : share.value
}
/** Who asks what is to be brought means by more the part of the bank. */
const half = 50
