import { type Rates, ratedEmirate, ratesOf } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import type { DialogueState } from '../../state.ts'
import { currencyAskedIn } from '../../understanding/money/exchange.ts'
import { focusRef, lastingTurns } from '../focus.ts'
import { answerAfford } from './afford.ts'
import { answerAllIn } from './all-in-price.ts'
import { answerCosts } from './costs.ts'
import { answerSettlement } from './early-settlement.ts'
import { answerEnoughMoney } from './enough-money.ts'
import { answerExchange, answerExchangeOf } from './exchange.ts'
import { answerFeeAlone } from './fee-alone.ts'
import { answerLetting } from './letting.ts'
import { answerLettings } from './lettings.ts'
import { answerLoan } from './loan.ts'
import { findProperty, type MoneyParts } from './money-parts.ts'
import { answerMonthLeft } from './month-left.ts'
import { answerMovingIn } from './moving-in.ts'
import { answerNoticeRule } from './notice-rule.ts'
import { answerOwnYield } from './own-yield.ts'
import { answerPaymentPlan } from './payment-plan.ts'
import { answerPerMetre } from './per-metre.ts'
import { answerPriceChange } from './price-change.ts'
import { answerProceeds } from './proceeds.ts'
import { answerRefinance } from './refinance.ts'
import { answerRentNow } from './rent-now.ts'
import { answerRentOfIncome } from './rent-of-income.ts'
import { answerRentOfShown } from './rent-of-shown.ts'
import { answerRentOrBuy } from './rent-or-buy.ts'
import { answerRiseWhere } from './rise-elsewhere.ts'
import { say } from './say.ts'
import { answerServiceCharge } from './service-charge.ts'
import {
  answerBySize,
  answerDeposit,
  answerNightly,
  answerOffers,
  answerPenalty,
} from './short-sums.ts'

/** Costs, loans and what can be afforded, from the dated table; asks for what is missing, one thing at a time. */
export async function answerMoney(money: MoneyDraft, context: AnswerContext): Promise<Draft> {
  const place = money.propertyId === undefined ? placeAsked(context) : undefined
  const wording = moneyTextsOf(context.language)
  if (place === 'elsewhere' && money.kind === 'costs') return say(wording.otherEmirate, context)
  const answer = withOtherMoney(await answerSum(money, context), money, context)
  if (place === undefined || !context.understanding.repeats) return answer
  return { ...answer, text: [wording.samePlace, answer.text].join(context.texts.gap) }
}

/** A sum that is asked for in other money is told in dirhams, with what is known of its rate. */
function withOtherMoney(answer: Draft, { kind }: MoneyDraft, context: AnswerContext): Draft {
  const currency = kind === 'exchange' ? undefined : currencyAskedIn(context.said)
  if (currency === undefined) return answer
  const told = answerExchange({ kind: 'exchange', currency }, context)
  const evidence = [...answer.evidence, ...told.evidence]
  return { ...answer, text: [answer.text, told.text].join('\n'), evidence }
}

async function answerSum(asked: MoneyDraft, told: AnswerContext): Promise<Draft> {
  const { abroad } = told.state
  const money = withSpokenOf(abroad ? { ...asked, abroad } : asked, told.state)
  const context = money === asked ? told : { ...told, state: { ...told.state, money } }
  const { tools, language, texts } = context
  const wording = moneyTextsOf(language)
  if (asksPrice.has(money.kind) && money.asked === 'price')
    return ask('price', wording.askPrice, money, context)
  const plain = sumsWithoutRates[money.kind]
  if (plain !== undefined) return plain(money, context)
  const rates = ratesOf(await tools.rates(language))
  if (rates.size === 0) return say(wording.noTable, context)
  const ofTable = sumsOfTable[money.kind]
  if (ofTable !== undefined) return ofTable(money, rates, context)
  if (money.kind === 'movingIn' && money.propertyId === undefined)
    return answerMovingIn(money, rates, context)
  if (money.kind === 'afford') {
    if (money.amount === undefined) return ask('amount', wording.askAmount, money, context)
    if (money.amountIs !== undefined)
      return answerAfford({ money, rates, property: undefined }, context)
    const amount = formatPrice(money.amount, false, texts)
    const asked = ask('meaning', wording.askMeaning(amount), money, context)
    return { ...asked, actions: [wording.isIncome, wording.isPayment] }
  }
  const property = await findProperty(money, context)
  if (money.propertyId !== undefined && property === undefined)
    return say(texts.compareGone, context)
  if (property?.row.purpose === 'rent' && money.kind === 'loan')
    return ask('price', wording.rentedHome, money, context)
  if (property !== undefined && property.row.price === null)
    return ask('price', wording.noPrice, money, context)
  if (property === undefined && money.price === undefined && money.borrowed === undefined)
    return ask('price', wording.askPrice, money, context)
  const parts = { money, rates, property }
  if (money.kind === 'movingIn' && property?.row.purpose === 'rent')
    return answerRentOfShown(parts, context)
  if (money.kind === 'costs') return answerCosts(parts, context)
  const loan = await answerLoan(parts, context)
  return money.withCash ? withCash(loan, parts, context) : loan
}

/** What one pays oneself beside a loan stands below its instalment. */
async function withCash(loan: Draft, parts: MoneyParts, context: AnswerContext): Promise<Draft> {
  const costs = await answerCosts({ ...parts, money: { ...parts.money, withLoan: true } }, context)
  const evidence = [...loan.evidence, ...costs.evidence]
  return { ...loan, text: [loan.text, costs.text].join('\n'), evidence }
}

/** Sums over figures of the visitor's own that cannot be worked out without a price. */
const asksPrice: ReadonlySet<MoneyDraft['kind']> = new Set(['yield', 'proceeds'])

/** Sums that the dated table has no part in. */
const sumsWithoutRates: Partial<
  Record<MoneyDraft['kind'], (money: MoneyDraft, context: AnswerContext) => Draft | Promise<Draft>>
> = {
  exchange: answerExchangeOf,
  yield: answerOwnYield,
  charge: answerServiceCharge,
  change: answerPriceChange,
  plan: answerPaymentPlan,
  perMetre: answerPerMetre,
  letting: answerLetting,
  penalty: answerPenalty,
  deposit: answerDeposit,
  offers: answerOffers,
  nightly: answerNightly,
  bySize: answerBySize,
  lettings: answerLettings,
  rentOfIncome: answerRentOfIncome,
  rentNow: answerRentNow,
}

/** Sums over the visitor's own figures and the dated table. */
const sumsOfTable: Partial<
  Record<
    MoneyDraft['kind'],
    (money: MoneyDraft, rates: Rates, context: AnswerContext) => Draft | Promise<Draft>
  >
> = {
  rentRise: answerRiseWhere,
  notice: answerNoticeRule,
  fee: answerFeeAlone,
  settlement: answerSettlement,
  rentOrBuy: answerRentOrBuy,
  proceeds: answerProceeds,
  allIn: answerAllIn,
  monthLeft: answerMonthLeft,
  enough: answerEnoughMoney,
  refinance: answerRefinance,
}

/** Costs and loans of no sum are those of the property spoken of last, or of the budget. */
function withSpokenOf(money: MoneyDraft, state: DialogueState): MoneyDraft {
  const { kind, price, borrowed, propertyId } = money
  if (kind !== 'costs' && kind !== 'loan') return money
  if ((price ?? borrowed ?? propertyId) !== undefined) return money
  const { asked: _, ...known } = money
  const ref = focusRef(state, lastingTurns)
  const spokenOf = ref === undefined ? undefined : state.shown[ref - 1]
  const { purpose, price_max } = state.slots
  const isOfRent = purpose === 'rent'
  if (spokenOf !== undefined && !(kind === 'loan' && isOfRent))
    return { ...known, propertyId: spokenOf }
  const isBudget = purpose === 'sale' && price_max !== undefined
  return isBudget ? { ...known, price: price_max } : money
}

/** Whether a message names a place for a sum, and whether the table has its fees. */
function placeAsked({ understanding, gazetteer }: AnswerContext): 'here' | 'elsewhere' | undefined {
  const { location = [] } = understanding.told
  if (location.length === 0) return undefined
  const isHere = location.every((slug) => gazetteer.pathOf(slug).at(-1)?.slug === ratedEmirate)
  return isHere ? 'here' : 'elsewhere'
}

function ask(
  asked: NonNullable<MoneyDraft['asked']>,
  text: string,
  money: MoneyDraft,
  context: AnswerContext,
): Draft {
  const { state } = context
  return { ...say(text, context), state: { ...state, money: { ...money, asked } } }
}
