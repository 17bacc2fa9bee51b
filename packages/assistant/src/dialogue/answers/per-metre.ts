import { squareFeetPerSquareMetre } from '@manzil/domain/square-metre'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatExact, formatWhole } from '../../reply/format.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import { askingPrices } from '../../tools/figures-link.ts'
import { ownProperty, solidFigures } from './figures-of-kind.ts'
import { sumParts, tellSum } from './sum-of-property.ts'

/** A figure by the square foot as one by the square metre. */
export async function answerPerMetre(money: MoneyDraft, context: AnswerContext): Promise<Draft> {
  const { texts, language } = context
  const wording = statedSumTexts[language]
  const parts = await sumParts(money, context)
  const { row, figures } = parts
  const perMetre = (perSqft: number): string =>
    wording.squareMetre(formatWhole(Math.round(perSqft * squareFeetPerSquareMetre), texts))
  const own = money.mine ? ownProperty(context) : undefined
  if (own !== undefined) {
    const { slots, found } = await solidFigures({ ...own, purpose: own.purpose ?? 'sale' }, context)
    const subject = describeSearch(slots, context)
    const count = formatWhole(found?.properties ?? 0, texts)
    const asOf = found?.asOf ?? context.now.toISOString()
    figures.keep(figureEvidence(count, askingPrices, 'listings', asOf))
    if (found === undefined) return tellSum([texts.tooFew(subject, count)], parts, context)
    const median = perMetre(found.medianPerSqft)
    figures.keep(figureEvidence(median, askingPrices, 'price_per_sqft median', asOf))
    return tellSum([wording.metresOfKind(subject, count, median), texts.valueNote], parts, context)
  }
  const stated = row?.price_per_sqft ?? undefined
  const ofParts = row?.price && row.size ? row.price / row.size : undefined
  const perSqft = money.perSqft ?? ofParts ?? stated
  if (perSqft === undefined) return tellSum([wording.sizeNeeded], parts, context)
  const feet = texts.perSqft(formatExact(perSqft, texts))
  const metre = figures.given(perMetre(perSqft), 'price per square metre')
  return tellSum([wording.perMetre(figures.given(feet, 'price per sqft'), metre)], parts, context)
}
