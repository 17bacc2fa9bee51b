import { costAmount } from '@manzil/domain/costs/cost-amount'
import type { Rates } from '@manzil/domain/costs/rates'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { ownSumTexts } from '../../reply/texts/money/own-sum-texts.ts'
import { proceedsTexts } from '../../reply/texts/money/proceeds-texts.ts'
import { saleTexts } from '../../reply/texts/money/sale-texts.ts'
import type { DialogueState } from '../../state.ts'
import { type MoneyFigures, moneyFigures } from './money-figures.ts'
import { say } from './say.ts'

/** What is left of a sale after the agent, the developer's letter and the bank, of figures that the visitor named. */
export function answerProceeds(money: MoneyDraft, rates: Rates, context: AnswerContext): Draft {
  const { texts, language, state } = context
  const wording = moneyTextsOf(language)
  const own = ownSumTexts[language]
  const agency = rates.get('agency-commission-sale')
  const vat = rates.get('vat')
  const early = rates.get('early-settlement')
  const cap = rates.get('early-settlement-cap')
  const nocLow = rates.get('noc-fee-low')
  const nocHigh = rates.get('noc-fee-high')
  if (agency === undefined || vat === undefined || early === undefined || cap === undefined)
    return say(wording.noTable, context)
  const further = proceedsTexts[language]
  const { price = 0, owed = 0, commission = agency.value } = money
  const figures = moneyFigures(context)
  figures.row(vat)
  if (money.commission === undefined) figures.row(agency)
  const fee = costAmount({ base: price, percent: commission, taxPercent: vat.value })
  const settlement = costAmount({ base: owed, percent: early.value, max: cap.value })
  const share = figures.percent(commission, 'agency fee')
  const noc = nocHigh?.value ?? 0
  const left = price - fee - owed - settlement - noc
  const lead =
    left > 0
      ? own.proceedsLead(figures.plain(price), figures.aed(left, 'left of the sale'))
      : further.short(figures.plain(price), figures.aed(-left, 'missing of the sale'))
  const lines = [
    lead,
    `• ${wording.fees.agency} (${share}): ${figures.aed(fee, 'agency fee')}`,
    ...(owed > 0
      ? [
          `• ${own.paidBack}: ${figures.plain(owed)}`,
          `• ${own.settlement(figures.rate(early), figures.rate(cap))}: ${figures.aed(settlement, 'early settlement')}`,
        ]
      : []),
    ...(nocLow !== undefined && nocHigh !== undefined
      ? [
          `• ${further.noc(figures.rate(nocLow), figures.rate(nocHigh))}: ${figures.aed(noc, 'noc')}`,
        ]
      : []),
    [
      ...(money.valued ? [further.valued(figures.aed(price, 'asking price'))] : []),
      ...(money.bought === undefined
        ? []
        : [tellGain(price - fee - money.bought, money.bought, figures, context)]),
      own.buyersFee,
      wording.estimate,
    ].join(texts.gap),
  ]
  return {
    text: lines.join('\n'),
    actions: [],
    evidence: figures.evidence,
    state: withLeft(left, state),
  }
}

/** Where nothing is left, what another sum left before is no money either. */
function withoutLeft(state: DialogueState): DialogueState {
  if (state.figures?.ofSale !== true) return state
  const { savings: _, ofSale: __, ...figures } = state.figures
  const { aim: ___, ...rest } = state
  return { ...rest, figures }
}

/** What is left may be spent on the next home, or be brought into a loan for it. */
function withLeft(left: number, state: DialogueState): DialogueState {
  if (left <= 0) return withoutLeft(state)
  const savings = Math.floor(left)
  const figures = { ...state.figures, savings, ofSale: true }
  return { ...state, figures, aim: { purpose: 'sale', price_max: savings } }
}

/** What the sale brings beside what was once paid, loan aside. */
function tellGain(
  gain: number,
  bought: number,
  figures: MoneyFigures,
  { language }: AnswerContext,
): string {
  const { moreThanPaid, lessThanPaid } = saleTexts[language]
  const tell = gain >= 0 ? moreThanPaid : lessThanPaid
  return tell(figures.aed(Math.abs(gain), 'gain'), figures.aed(bought, 'paid for it'))
}
