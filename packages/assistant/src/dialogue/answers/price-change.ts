import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { formatPrice } from '../../reply/format.ts'
import { moneyTextsOf } from '../../reply/texts/money/money-texts-of.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import { sumParts, tellSum } from './sum-of-property.ts'

const hundred = 100
const monthsPerYear = 12

/** A price, or a rent, with so many percent off or on top. */
export async function answerPriceChange(money: MoneyDraft, context: AnswerContext): Promise<Draft> {
  const { texts, language } = context
  const parts = await sumParts(money, context)
  const { row, figures } = parts
  const price = money.price ?? row?.price ?? undefined
  if (price === undefined) return tellSum([moneyTextsOf(language).noPrice], parts, context)
  const change = money.off === undefined ? (money.change ?? 0) : -(money.off * hundred) / price
  const perYear = row?.purpose === 'rent'
  const difference = Math.round((price * Math.abs(change)) / hundred)
  const wording = statedSumTexts[language]
  const tell = change < 0 ? wording.less : wording.more
  const changed = price + Math.sign(change) * difference
  const sentence = tell(
    figures.given(formatPrice(price, perYear, texts), 'price'),
    figures.percent(Math.round(Math.abs(change) * 10) / 10, 'change'),
    figures.given(formatPrice(changed, perYear, texts), 'changed price'),
    figures.aed(difference, 'difference'),
  )
  const monthly = (yearly: number): string =>
    wording.perMonth(
      figures.given(formatPrice(yearly, true, texts), 'rent'),
      figures.aed(yearly / monthsPerYear, 'rent a month'),
    )
  return tellSum([sentence, ...(money.monthly ? [monthly(changed)] : [])], parts, context)
}
