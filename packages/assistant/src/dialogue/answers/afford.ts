import type { Rate } from '@manzil/api-client/generated/types.gen'
import { monthlyShare } from '@manzil/domain/costs/loan'
import type { LoanLimits } from '@manzil/domain/costs/loan-limits'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { borrowingTexts } from '../../reply/texts/money/borrowing-texts.ts'
import { incomeTexts } from '../../reply/texts/money/income-texts.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import type { DialogueState } from '../../state.ts'
import { carriedByIncome } from './carried-income.ts'
import { lentAbroad, limitsOf, termsOf, yearsOfIncome } from './loan.ts'
import { type MoneyFigures, moneyFigures } from './money-figures.ts'
import type { MoneyParts } from './money-parts.ts'
import { say } from './say.ts'

/** Prices are told in whole steps of so many AED, rounded down. */
const step = 10_000
const monthsPerYear = 12

/** A price in AED with the share of it that is paid at once, percent. */
interface Carried {
  price: number
  share: number
  limits: LoanLimits
}

/** The price of a property that an income, or a payment each month, and one's own money can carry. */
export async function answerAfford(
  { money, rates }: MoneyParts,
  context: AnswerContext,
): Promise<Draft> {
  const { texts, language, state } = context
  const wording = moneyTextsOf(language)
  const burden = rates.get('debt-burden')
  const isOffPlan = money.offPlan === true
  const fees = rates.get('purchase-costs-total')
  const first = limitsOf(money, 0, isOffPlan, rates)
  const { down: savings } = money
  if (burden === undefined || first === undefined) return say(wording.noTable, context)
  if (savings !== undefined && fees === undefined) return say(wording.noTable, context)
  const figures = moneyFigures(context)
  const isIncome = money.amountIs === 'income'
  const cardShare = rates.get('card-limit-share')
  if (isIncome && money.cardLimit !== undefined && cardShare === undefined)
    return say(wording.noTable, context)
  const { payment, lines: ofIncome } = isIncome
    ? carriedByIncome(money, { burden, cardShare, figures }, context)
    : { payment: money.amount ?? 0, lines: [] }
  const terms = termsOf(money, first, figures)
  const perDirham = monthlyShare(terms.rate, terms.years)
  // Dearer properties need a larger share of one's own.
  const carried = (priceAt: (share: number) => number): Carried => {
    const shareOf = ({ minDepositPercent }: LoanLimits) =>
      Math.max(minDepositPercent, money.downShare ?? 0)
    const rounded = (share: number) => Math.floor(priceAt(share) / step) * step
    const limits = limitsOf(money, rounded(shareOf(first)), isOffPlan, rates) ?? first
    return { price: rounded(shareOf(limits)), share: shareOf(limits), limits }
  }
  const cap = isIncome ? capOf(money, rates) : undefined
  const borrowed = Math.min(payment / perDirham, cap?.loan ?? Number.POSITIVE_INFINITY)
  const byPayment = carried((share) => borrowed / (1 - share / 100))
  const bySavings =
    savings === undefined || fees === undefined
      ? undefined
      : carried((share) => (savings * 100) / (share + fees.value))
  const isSavings = bySavings !== undefined && bySavings.price < byPayment.price
  // More of one's own than the least part buys more for the same loan.
  const byBoth =
    isSavings || savings === undefined || fees === undefined
      ? undefined
      : withAllOf({ loan: borrowed, savings, fees: fees.value }, byPayment)
  if (isIncome && payment <= 0) {
    const text = [...ofIncome, borrowingTexts[language].nothingLeft].join(texts.gap)
    return {
      text,
      actions: [],
      evidence: figures.evidence,
      state: { ...state, aim: { purpose: 'sale' } },
    }
  }
  const { price, share, limits } = isSavings ? bySavings : (byBoth ?? byPayment)
  const down = Math.ceil((price * share) / 100)
  const priceText = figures.aed(price, 'price')
  const lines: string[] = []
  const ofAbroad = lentAbroad(limits, figures, language)
  if (ofAbroad !== undefined) lines.push(ofAbroad)
  // How much of such an income counts decides everything behind it.
  if (money.selfEmployed) lines.push(incomeTexts[language].selfEmployed)
  if (bySavings !== undefined)
    lines.push(wording.binding[isSavings ? 'savings' : (money.amountIs ?? 'payment')](priceText))
  lines.push(...ofIncome)
  if (cap !== undefined && cap.loan < payment / perDirham) {
    const { mostByIncome } = borrowingTexts[language]
    lines.push(mostByIncome(figures.rate(cap.row), figures.aed(cap.loan, 'largest loan')))
  }
  lines.push(wording.affords(partsOf(byPayment, figures)))
  if (bySavings !== undefined && savings !== undefined && fees !== undefined) {
    lines.push(
      wording.saved({
        savings: figures.plain(savings),
        price: figures.aed(bySavings.price, 'price'),
        share: figures.percent(bySavings.share, 'down payment'),
        feeShare: figures.rate(fees),
      }),
    )
    const bought = isSavings ? bySavings : byBoth
    if (bought !== undefined) lines.push(wording.loan(partsOf(bought, figures)))
  }
  lines.push(
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
  if (isOffPlan) lines.push(incomeTexts[language].offPlan(figures.rate(limits.share)))
  else figures.row(limits.share)
  if (terms.isTooLong) lines.push(wording.tooLong(terms.yearsText))
  if (money.rate === undefined) lines.push(wording.example)
  lines.push(wording.estimate)
  return {
    text: lines.join(texts.gap),
    actions: price > 0 ? [wording.showHomes(priceText, String(price))] : [],
    evidence: figures.evidence,
    state: price > 0 ? affording(price, state) : { ...state, aim: { purpose: 'sale' } },
  }
}

/** The price that a loan and all of one's own pay for, with its fees; undefined where that is no more. */
function withAllOf(
  { loan, savings, fees }: { loan: number; savings: number; fees: number },
  least: Carried,
): Carried | undefined {
  const price = Math.floor((loan + savings) / (1 + fees / 100) / step) * step
  const share = Math.ceil((1 - loan / price) * 1000) / 10
  return price > least.price && share > least.share ? { ...least, price, share } : undefined
}

/** What the Central Bank lets a bank lend on an income, where the table has it. */
function capOf(
  { amount = 0, national }: MoneyDraft,
  rates: Rates,
): { row: Rate; loan: number } | undefined {
  const row = rates.get(yearsOfIncome(national))
  return row && { row, loan: amount * monthsPerYear * row.value }
}

/** So much may be paid in the next search, unless a limit of one's own was told for it. */
function affording(price: number, state: DialogueState): DialogueState {
  const isLimited = state.slots.purpose === 'sale' && state.slots.price_max !== undefined
  const sum = { price, age: 0 }
  return isLimited
    ? { ...state, sum }
    : { ...state, sum, aim: { purpose: 'sale', price_max: price } }
}

/** A price as its loan and what is paid at once, in words. */
function partsOf({ price, share }: Carried, figures: MoneyFigures) {
  const down = Math.ceil((price * share) / 100)
  return {
    price: figures.aed(price, 'price'),
    loan: figures.aed(price - down, 'loan'),
    down: figures.aed(down, 'down payment'),
    share: figures.percent(share, 'down payment'),
  }
}
