import type { Evidence, PropertyType } from '@manzil/api-client/generated/types.gen'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { understoodSearch } from '../../reply/understood-search.ts'
import { askingPrices, figuresLinks, leastProperties } from '../../tools/figures-link.ts'
import type { AreaFigures } from '../../tools/tools.ts'
import type { AnswerContext, Draft } from '../answer-context.ts'
import { askFor } from '../questions.ts'
import type { SearchSlots } from '../state.ts'
import { answerFairPrice } from './fair-price.ts'

const shownComparables = 3
const anyProperty: PropertyType[] = ['apartment', 'villa', 'townhouse']
const source = askingPrices

/** What similar properties ask: median and middle half per square foot, with properties to look at. */
export async function answerEstimate(context: AnswerContext): Promise<Draft> {
  const { state, texts, tools } = context
  if (state.refs.length > 0) return answerFairPrice(context)
  const needed = isOwn(context) ? (['location', 'type'] as const) : (['location'] as const)
  const missing = needed.filter((slot) => state.slots[slot] === undefined)
  const [first] = missing
  if (first !== undefined) {
    const asked = askFor(first, context)
    return {
      ...asked,
      text: texts.valueNeeds(missing),
      state: { ...asked.state, pending: 'estimate_value' },
    }
  }
  const { slots, figures } = await firstSolid(context)
  const subject = describeSearch(slots, context)
  if (figures === undefined || figures.properties < leastProperties) {
    const count = formatWhole(figures?.properties ?? 0, texts)
    const asOf = figures?.asOf ?? context.now.toISOString()
    return {
      text: texts.tooFew(subject, count),
      actions: [texts.relax.bedrooms, texts.relax.location],
      evidence: [figureEvidence(count, source, 'listings', asOf)],
      search: understoodSearch(slots, context),
      state,
    }
  }
  const [link] = await figuresLinks([[slots, figures]], tools)
  const { text, evidence } = describeFigures(figures, slots, state.slots.size_min, context, link)
  const found = await tools.searchProperties(slots, {
    sort: 'newest',
    page: 1,
    limit: shownComparables,
  })
  return {
    text: [text, texts.valueNote].join(texts.gap),
    actions: [],
    evidence,
    search: understoodSearch(slots, context),
    ...(found.total > 0 && { results: propertyResults(found, slots, context) }),
    state: found.total > 0 ? { ...state, shown: found.rows.map(({ _id }) => _id) } : state,
  }
}

/** A property of one's own is worth what others of its kind ask; of a place, apartments say enough. */
const isOwn = ({ understanding, state }: AnswerContext): boolean =>
  understanding.flags.cues.has('mine') ||
  // It answers what was asked for an estimate.
  !(understanding.flags.cues.has('value') || understanding.repeats) ||
  state.slots.size_min !== undefined

/** The properties asked about; where too few are offered, those of the message alone, whatever came before it. */
async function firstSolid(
  context: AnswerContext,
): Promise<{ slots: SearchSlots; figures: AreaFigures | undefined }> {
  const { state, tools, understanding } = context
  const whole = comparable(state.slots)
  const { type, bedrooms_min, bedrooms_max, purpose } = comparable(understanding.told)
  const told: SearchSlots = {
    ...(whole.location && { location: whole.location }),
    ...(purpose && { purpose }),
    ...(bedrooms_min !== undefined && { bedrooms_min }),
    ...(bedrooms_max !== undefined && { bedrooms_max }),
  }
  const kinds: SearchSlots[] =
    whole.type === undefined
      ? anyProperty.map((each) => ({ ...whole, type: [each] }))
      : isOwn(context)
        ? []
        : (type ?? anyProperty).map((each) => ({ ...told, type: [each] }))
  const tried = whole.type === undefined ? kinds : [whole, ...kinds]
  const [first = whole] = tried
  for (const slots of tried) {
    const figures = await tools.areaFigures(slots)
    if (figures !== undefined && figures.properties >= leastProperties) return { slots, figures }
  }
  return { slots: first, figures: await tools.areaFigures(first) }
}

/** The own property's size and price say nothing about which others are alike. */
function comparable(slots: SearchSlots): SearchSlots {
  const { size_min, size_max, price_min, price_max, sort_by, ...rest } = slots
  return { ...rest, purpose: slots.purpose ?? 'sale' }
}

/** One sentence of figures, and one for the size where it is known. */
export function describeFigures(
  figures: AreaFigures,
  slots: SearchSlots,
  size: number | undefined,
  context: AnswerContext,
  link?: string,
): { text: string; evidence: Evidence[] } {
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
    figureEvidence(wording.listings, source, 'listings', asOf, link),
    figureEvidence(wording.median, source, 'price_per_sqft median', asOf, link),
    figureEvidence(wording.low, source, 'price_per_sqft lower quartile', asOf, link),
    figureEvidence(wording.high, source, 'price_per_sqft upper quartile', asOf, link),
  ]
  const [low, median, high] =
    size === undefined
      ? [figures.lowPrice, figures.medianPrice, figures.highPrice].map(price)
      : [lowPerSqft, medianPerSqft, highPerSqft].map((each) => price(each * size))
  if (low === undefined || median === undefined || high === undefined) return { text: '', evidence }
  const field = size === undefined ? 'price' : 'price_per_sqft × size'
  evidence.push(
    ...[low, median, high].map((claim) => figureEvidence(claim, source, field, asOf, link)),
  )
  const second =
    size === undefined
      ? texts.valueAsNoSize(low, median, high)
      : texts.valueOfSize(texts.area(whole(size)), low, median, high)
  return { text: [texts.valueFigures(wording), second].join(texts.gap), evidence }
}

/** Three figures: asking prices are not known more exactly. */
export function roundPrice(aed: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(aed, 1))) - 2)
  return Math.round(aed / step) * step
}
