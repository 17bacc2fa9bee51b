import { dirhamsPerDollar } from '@manzil/query-language/lexicon/dollar-rate'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatWhole } from '../../reply/format.ts'
import { exchangeTexts } from '../../reply/texts/money/exchange-texts.ts'
import { moneyFigures } from './money-figures.ts'
import { sumParts, tellSum } from './sum-of-property.ts'

/** The price of a shown home in other money: of the dollar by its fixed rate, of all others no rate is known. */
export async function answerExchangeOf(money: MoneyDraft, context: AnswerContext): Promise<Draft> {
  if (money.propertyId === undefined) return answerExchange(money, context)
  const parts = await sumParts(money, context)
  const price = parts.row?.price ?? undefined
  const isDollar = price !== undefined && (money.currency ?? 'USD') === 'USD'
  const told = answerExchange(isDollar ? { ...money, dirhams: price } : money, context)
  const draft = tellSum([told.text], parts, context)
  return { ...draft, evidence: [...draft.evidence, ...told.evidence] }
}

/** A sum of other money in dirhams, at the rate that was named or the fixed one of the dollar. */
export function answerExchange(money: MoneyDraft, context: AnswerContext): Draft {
  const { texts, language, state } = context
  const { amount, currency = 'USD', exchange } = money
  const figures = moneyFigures(context)
  const wording = exchangeTexts[language]
  const rate = new Intl.NumberFormat(language, {
    maximumFractionDigits: 4,
    numberingSystem: 'latn',
  })
  if (money.dirhams !== undefined) {
    const fixed = figures.given(rate.format(dirhamsPerDollar), 'exchange rate')
    const dollars = `${currency} ${formatWhole(Math.round(money.dirhams / dirhamsPerDollar), texts)}`
    const sum = figures.given(dollars, 'in dollars')
    const lines = [
      wording.inDirhams(figures.aed(money.dirhams, 'in dirhams'), fixed, sum),
      wording.fixed,
    ]
    return { text: lines.join(texts.gap), actions: [], evidence: figures.evidence, state }
  }
  // Only the dollar has a rate that is fixed.
  if (amount === undefined || (exchange === undefined && currency !== 'USD')) {
    const fixed = figures.given(rate.format(dirhamsPerDollar), 'exchange rate')
    const text = currency === 'USD' ? wording.dollarIs(fixed) : wording.noRate(currency)
    return { text, actions: [], evidence: figures.evidence, state }
  }
  const sum = figures.aed(amount * (exchange ?? dirhamsPerDollar), 'in dirhams')
  const said = `${currency} ${formatWhole(amount, texts)}`
  const rateText = figures.given(rate.format(exchange ?? dirhamsPerDollar), 'exchange rate')
  const lines = [wording.inDirhams(said, rateText, sum)]
  lines.push(exchange === undefined ? wording.fixed : wording.yours)
  return { text: lines.join(texts.gap), actions: [], evidence: figures.evidence, state }
}
