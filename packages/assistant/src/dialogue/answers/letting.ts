import { grossYield } from '@manzil/domain/yield/gross-yield'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import { askingPrices, figuresLinks } from '../../tools/figures-link.ts'
import type { AreaFigures } from '../../tools/tools.ts'
import { describeFigures, roundPrice } from './describe-figures.ts'
import { likeProperty, ownHome, solidFigures } from './figures-of-home.ts'
import { type SumParts, sumParts, tellSum } from './sum-of-property.ts'

const hundred = 100

/** What homes like one's own, or like a shown one, are to let for, and what that is of the price. */
export async function answerLetting(money: MoneyDraft, context: AnswerContext): Promise<Draft> {
  const { texts, language, tools } = context
  const wording = statedSumTexts[language]
  const parts = await sumParts(money, context)
  const { row, figures } = parts
  const own = ownHome(context)
  if (row === undefined && (own === undefined || !money.mine))
    return tellSum([texts.compareGone], parts, context)
  const kind = row === undefined ? (own ?? {}) : likeProperty(row, context)
  const { slots, found, tooFewIn } = await solidFigures({ ...kind, purpose: 'rent' }, context)
  if (found === undefined) {
    const none = formatWhole(0, texts)
    return tellSum([texts.tooFew(describeSearch(slots, context), none)], parts, context)
  }
  const [link] = await figuresLinks([[slots, found]], tools)
  const size = row?.size ?? own?.size_min ?? own?.size_max
  const market = describeFigures(found, slots, size, context, link)
  figures.evidence.push(...market.evidence)
  const rent = roundPrice(size === undefined ? found.medianPrice : found.medianPerSqft * size)
  const around = tooFewIn && wording.fartherAround(placeName(tooFewIn, context))
  const yieldTold = await yieldOf({ rent, found }, parts, context)
  const sentences = [
    wording.letFor,
    ...(around ? [around] : []),
    market.text,
    ...(yieldTold === undefined ? [] : [yieldTold]),
    texts.valueNote,
  ]
  return tellSum(sentences, parts, context)
}

/** Of the price of a shown home; of one's own, of what such homes ask for sale. */
async function yieldOf(
  { rent, found }: { rent: number; found: AreaFigures },
  { row, figures }: SumParts,
  context: AnswerContext,
): Promise<string | undefined> {
  const { texts, language } = context
  const wording = statedSumTexts[language]
  if (row !== undefined) {
    if (row.price === null || row.purpose !== 'sale') return undefined
    const share = (grossYield(rent, row.price) ?? 0) * hundred
    return wording.yieldAt(
      formatPrice(row.price, false, texts),
      figures.percent(share, 'gross yield'),
    )
  }
  const sale = await solidFigures({ ...ownHome(context), purpose: 'sale' }, context)
  if (sale.found === undefined) return undefined
  const share = grossYield(found.medianPerSqft, sale.found.medianPerSqft)
  if (share === undefined) return undefined
  const price = formatPrice(roundPrice(sale.found.medianPrice), false, texts)
  figures.keep(figureEvidence(price, askingPrices, 'price median', sale.found.asOf))
  return wording.yieldOfKind(price, figures.percent(share * hundred, 'gross yield'))
}
