import { monthlyShare } from '@manzil/domain/costs/loan'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import type { AnswerContext, Draft } from '../answer-context.ts'
import { limitsOf, termsOf } from './loan.ts'
import type { MoneyParts } from './money.ts'
import { moneyFigures } from './money-figures.ts'
import { say } from './say.ts'

/** Prices are told in whole steps of so many AED, rounded down. */
const step = 10_000

/** The price of a home that an income, or a payment each month, can carry. */
export async function answerAfford(
  { money, rates }: MoneyParts,
  context: AnswerContext,
): Promise<Draft> {
  const { texts, language, state } = context
  const wording = moneyTextsOf(language)
  const burden = rates.get('debt-burden')
  const first = limitsOf(money, 0, false, rates)
  if (burden === undefined || first === undefined) return say(wording.noTable, context)
  const figures = moneyFigures(context)
  const amount = money.amount ?? 0
  const payment = money.amountIs === 'income' ? (amount * burden.value) / 100 : amount
  const terms = termsOf(money, first, figures)
  const perDirham = monthlyShare(terms.rate, terms.years)
  const priceAt = (share: number): number => {
    const least = Math.max(share, money.downShare ?? 0)
    return Math.floor(payment / perDirham / (1 - least / 100) / step) * step
  }
  // Dearer homes need a larger share of one's own.
  const dear = limitsOf(money, priceAt(first.minDepositPercent), false, rates) ?? first
  const share = Math.max(dear.minDepositPercent, money.downShare ?? 0)
  const price = priceAt(share)
  const down = Math.ceil((price * share) / 100)
  const fees = rates.get('purchase-costs-total')
  const lines: string[] = []
  if (money.amountIs === 'income') {
    lines.push(wording.burden(figures.rate(burden), figures.aed(payment, 'monthly payment')))
  }
  const priceText = figures.aed(price, 'price')
  lines.push(
    wording.affords({
      price: priceText,
      loan: figures.aed(price - down, 'loan'),
      down: figures.aed(down, 'down payment'),
      share: figures.percent(share, 'down payment'),
    }),
    wording.monthly(
      figures.aed((price - down) * perDirham, 'monthly payment'),
      terms.yearsText,
      terms.rateText,
    ),
  )
  if (fees !== undefined) {
    figures.row(fees)
    lines.push(wording.alsoFees(figures.aed((price * fees.value) / 100, 'fees')))
  }
  figures.row(dear.share)
  if (terms.isTooLong) lines.push(wording.tooLong(terms.yearsText))
  if (money.rate === undefined) lines.push(wording.example)
  lines.push(wording.estimate)
  return {
    text: lines.join(texts.gap),
    actions: price > 0 ? [wording.showHomes(priceText, String(price))] : [],
    evidence: figures.evidence,
    state,
  }
}
