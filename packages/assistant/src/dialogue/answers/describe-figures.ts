import type { Evidence } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import type { SearchSlots } from '../../state.ts'
import { askingPrices } from '../../tools/figures-link.ts'
import type { AreaFigures } from '../../tools/tools.ts'

/** One sentence of figures, which stands alone as `about`, and one for the size where it is known. */
export function describeFigures(
  figures: AreaFigures,
  slots: SearchSlots,
  size: number | undefined,
  context: AnswerContext,
  link?: string,
): { text: string; about: string; evidence: Evidence[] } {
  const { texts } = context
  const perYear = slots.purpose === 'rent'
  const whole = (value: number): string => formatWhole(Math.round(value), texts)
  const perSqft = (value: number): string => texts.perSqft(whole(value))
  const price = (value: number): string => formatPrice(roundPrice(value), perYear, texts)
  const { medianPerSqft, lowPerSqft, highPerSqft, asOf } = figures
  const wording = {
    subject: describeSearch(slots, context),
    listings: whole(figures.properties),
    median: perSqft(medianPerSqft),
    low: perSqft(lowPerSqft),
    high: perSqft(highPerSqft),
  }
  const evidence = [
    figureEvidence(wording.listings, askingPrices, 'listings', asOf, link),
    figureEvidence(wording.median, askingPrices, 'price_per_sqft median', asOf, link),
    figureEvidence(wording.low, askingPrices, 'price_per_sqft lower quartile', asOf, link),
    figureEvidence(wording.high, askingPrices, 'price_per_sqft upper quartile', asOf, link),
  ]
  // 'From 1,563 to 2,344 sqft' stands in the sentence that says of which homes this is told.
  const sizes = [slots.size_min, slots.size_max].filter((each) => each !== undefined)
  evidence.push(
    ...sizes.map((each) =>
      figureEvidence(texts.area(whole(each)), askingPrices, 'size', asOf, link),
    ),
  )
  const [low, median, high] =
    size === undefined
      ? [figures.lowPrice, figures.medianPrice, figures.highPrice].map(price)
      : [lowPerSqft, medianPerSqft, highPerSqft].map((each) => price(each * size))
  if (low === undefined || median === undefined || high === undefined)
    return { text: '', about: '', evidence }
  const field = size === undefined ? 'price' : 'price_per_sqft × size'
  evidence.push(
    ...[low, median, high].map((claim) => figureEvidence(claim, askingPrices, field, asOf, link)),
  )
  const second =
    size === undefined
      ? texts.valueAsNoSize(low, median, high)
      : texts.valueOfSize(texts.area(whole(size)), low, median, high)
  const about = texts.valueFigures(wording)
  return { text: [about, second].join(texts.gap), about, evidence }
}

/** Three figures: asking prices are not known more exactly. */
export function roundPrice(aed: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(aed, 1))) - 2)
  return Math.round(aed / step) * step
}
