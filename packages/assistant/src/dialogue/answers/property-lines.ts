import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../../answer-context.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { propertyLocation } from '../../reply/names.ts'
import { weighTextsOf } from '../../reply/texts/weigh-texts.ts'

/** Where each home is and its figures, a line each; those stand in the table, which has their evidence. */
export function propertyLines(
  rows: readonly PropertyCard[],
  nameOf: (row: PropertyCard) => string,
  context: AnswerContext,
): string[] {
  const { texts, language } = context
  const { place } = weighTextsOf(language)
  return rows.map((row) => {
    const { price, size, price_per_sqft } = row
    const facts = [
      propertyLocation(row, context),
      price === null ? texts.onRequest : formatPrice(price, row.purpose === 'rent', texts),
      ...(size === null ? [] : [texts.area(formatWhole(size, texts))]),
      ...(price_per_sqft === null ? [] : [texts.perSqft(formatWhole(price_per_sqft, texts))]),
    ]
    return place(nameOf(row), facts.join(' · '))
  })
}
