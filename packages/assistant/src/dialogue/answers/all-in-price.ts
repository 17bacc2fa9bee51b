import { feeAmount } from '@manzil/domain/costs/fee-amount'
import { buyingFees, flat } from '@manzil/domain/costs/fees'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { allInTexts } from '../../reply/texts/money/all-in-texts.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { costLine } from './cost-line.ts'
import { moneyFigures } from './money-figures.ts'
import { say } from './say.ts'

/** Prices are told in whole steps of so many AED, rounded down. */
const step = 1000

/** The highest price that a sum pays in cash with all that the purchase costs in Dubai. */
export function answerAllIn(
  { amount = 0, offPlan }: MoneyDraft,
  rates: Rates,
  context: AnswerContext,
): Draft {
  const { language, state } = context
  const wording = moneyTextsOf(language)
  const kind = { ...flat, completion: offPlan ? ('off_plan' as const) : null }
  const costsOf = (price: number) => {
    const fees = buyingFees(kind, rates, price).filter(({ of }) => of !== 'loan')
    const amounts = fees.map((fee) => feeAmount(fee, { price, rent: 0, loan: 0 }))
    return { fees, amounts, total: amounts.reduce((sum, each) => sum + each, 0) }
  }
  if (costsOf(amount).total === 0) return say(wording.noTable, context)
  const price = highestPrice(amount, (each) => costsOf(each).total)
  const figures = moneyFigures(context)
  const { fees, amounts, total } = costsOf(price)
  const priceText = figures.aed(price, 'price')
  const lead = allInTexts[language]({
    sum: figures.plain(amount),
    price: priceText,
    costs: figures.aed(total, 'fees'),
  })
  const lines = fees.map((fee, index) => costLine(fee, amounts[index] ?? 0, figures, context))
  return {
    text: [lead, ...lines, wording.estimate].join('\n'),
    actions: price > 0 ? [wording.showHomes(priceText, String(price))] : [],
    evidence: figures.evidence,
    state: price > 0 ? { ...state, sum: { price, age: 0 } } : state,
  }
}

/** The highest price in whole steps whose costs still fit beside it: they grow with it. */
function highestPrice(sum: number, costsOf: (price: number) => number): number {
  let low = 0
  let high = Math.floor(sum / step)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const price = middle * step
    if (price + costsOf(price) <= sum) low = middle
    else high = middle - 1
  }
  return low * step
}
