import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatWhole } from '../../reply/format.ts'
import { exchangeTexts } from '../../reply/texts/money/exchange-texts.ts'
import { moneyFigures } from './money-figures.ts'

/** Dirhams for a dollar, which the Central Bank keeps fixed. */
const dollar = 3.6725

/** A sum of other money in dirhams, at the rate that was named or the fixed one of the dollar. */
export function answerExchange(money: MoneyDraft, context: AnswerContext): Draft {
  const { texts, language, state } = context
  const { amount = 0, currency = 'USD', exchange } = money
  const figures = moneyFigures(context)
  const wording = exchangeTexts[language]
  const rate = new Intl.NumberFormat(language, {
    maximumFractionDigits: 4,
    numberingSystem: 'latn',
  })
  const sum = figures.aed(amount * (exchange ?? dollar), 'in dirhams')
  const said = `${currency} ${formatWhole(amount, texts)}`
  const rateText = figures.given(rate.format(exchange ?? dollar), 'exchange rate')
  const lines = [wording.inDirhams(said, rateText, sum)]
  lines.push(exchange === undefined ? wording.fixed : wording.yours)
  return { text: lines.join(texts.gap), actions: [], evidence: figures.evidence, state }
}
