import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { MoneyDraft } from '../../money-draft.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { rentNowTexts } from '../../reply/texts/money/rent-now-texts.ts'
import { askingPrices } from '../../tools/figures-link.ts'
import { roundPrice } from './describe-figures.ts'
import { solidFigures, withKind } from './figures-of-kind.ts'
import { moneyFigures } from './money-figures.ts'
import { say } from './say.ts'

/** Whether a rent that is paid now is much: beside what homes like it ask. */
export async function answerRentNow(
  { rent = 0 }: MoneyDraft,
  context: AnswerContext,
): Promise<Draft> {
  const { understanding, texts, language, state } = context
  const wording = rentNowTexts[language]
  const {
    location = understanding.before.location,
    type,
    bedrooms_min,
    bedrooms_max,
  } = understanding.told
  if (location === undefined) return say(wording.needsPlace, context)
  const kind = withKind({
    location,
    purpose: 'rent',
    ...(type && { type }),
    ...(bedrooms_min !== undefined && { bedrooms_min }),
    ...(bedrooms_max !== undefined && { bedrooms_max }),
  })
  const { slots, found } = await solidFigures(kind, context)
  if (found === undefined)
    return say(texts.tooFew(describeSearch(slots, context), formatWhole(0, texts)), context)
  const figures = moneyFigures(context)
  const price = (aed: number): string => {
    const text = formatPrice(roundPrice(aed), true, texts)
    return figures.keep(figureEvidence(text, askingPrices, 'price', found.asOf))
  }
  const market = {
    rent: figures.given(formatPrice(rent, true, texts), 'rent paid'),
    count: figures.given(formatWhole(found.properties, texts), 'listings'),
    subject: describeSearch(slots, context),
    median: price(found.medianPrice),
    low: price(found.lowPrice),
    high: price(found.highPrice),
  }
  const { lowPrice, highPrice } = found
  const verdict = rent > highPrice ? 'above' : rent < lowPrice ? 'below' : 'within'
  return {
    text: [wording[verdict](market), wording.note, texts.valueNote].join(texts.gap),
    actions: [],
    evidence: figures.evidence,
    state,
  }
}
