import type { ChatComparisonRow, Evidence } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { comparisonRow } from '../../reply/comparison-rows.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatShare, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { compareTextsOf } from '../../reply/texts/compare-texts.ts'
import type { SearchSlots } from '../../state.ts'
import {
  askingPrices,
  figuresLinks,
  leastProperties,
  samePropertiesLink,
} from '../../tools/figures-link.ts'
import { listingPageLink } from '../../tools/search-query-string.ts'
import type { AreaFigures } from '../../tools/tools.ts'
import { mostCompared } from '../card-limits.ts'
import { areaSpokenOf } from '../places-asked.ts'
import { roundPrice } from './describe-figures.ts'

interface ComparedPlace {
  name: string
  slots: SearchSlots
  /** Live properties; some of them may have no size, and count for no figure. */
  properties: number
  asOf: string
  figures: AreaFigures | undefined
  /** Where the properties of the figures are. */
  link: string | undefined
}

async function readPlaces(
  { price_min, price_max, sort_by, ...kinds }: SearchSlots,
  context: AnswerContext,
): Promise<ComparedPlace[]> {
  const { tools, state } = context
  const places: ComparedPlace[] = []
  for (const slug of (state.slots.location ?? []).slice(0, mostCompared)) {
    const slots = { ...kinds, location: [slug], purpose: kinds.purpose ?? ('sale' as const) }
    const figures = await tools.areaFigures(slots)
    const [link] = figures ? await figuresLinks([[slots, figures]], tools) : []
    const { totals, asOf } = await tools.countProperties([slots])
    const properties = totals[0] ?? 0
    places.push({ name: placeName(slug, context), slots, properties, asOf, figures, link })
  }
  return places
}

/** Places by what their properties ask; never by fewer than five of them without saying so. */
export async function comparePlaces(context: AnswerContext): Promise<Draft> {
  const { texts, state, language } = context
  const { labels, placeCheaper, comparedBy } = compareTextsOf(language)
  const narrow = await readPlaces(state.slots, context)
  const isThin = narrow.some(({ figures }) => (figures?.properties ?? 0) < leastProperties)
  // Criteria of the search before may leave nothing to compare.
  const { told, before } = context.understanding
  const purpose = told.purpose ?? before.purpose
  const wide = { ...told, ...(purpose && { purpose }) }
  const places = isThin ? await readPlaces(wide, context) : narrow
  const evidence: Evidence[] = []
  const solid = (place: ComparedPlace): AreaFigures | undefined =>
    (place.figures?.properties ?? 0) >= leastProperties ? place.figures : undefined
  const row = (
    label: string,
    field: string,
    read: (figures: AreaFigures) => string,
  ): ChatComparisonRow =>
    comparisonRow(
      label,
      places.map((place) => {
        const figures = solid(place)
        if (figures === undefined) return null
        const value = read(figures)
        evidence.push(figureEvidence(value, askingPrices, field, figures.asOf, place.link))
        return value
      }),
    )
  const perYear = places[0]?.slots.purpose === 'rent'
  const area = areaSpokenOf(places.flatMap(({ slots }) => slots.location ?? []))
  const price = (aed: number): string => formatPrice(roundPrice(aed), perYear, texts)
  const perSqft = (aed: number): string => texts.perSqft(formatWhole(Math.round(aed), texts))
  const rows = [
    comparisonRow(
      labels.listings,
      places.map(({ slots, properties, asOf }) => {
        const value = formatWhole(properties, texts)
        const link = samePropertiesLink(slots)
        evidence.push(figureEvidence(value, askingPrices, 'listings', asOf, link))
        return value
      }),
    ),
    row(labels.medianPrice, 'price median', ({ medianPrice }) => price(medianPrice)),
    row(labels.middlePrice, 'price quartiles', ({ lowPrice, highPrice }) =>
      texts.price(price(lowPrice), price(highPrice)),
    ),
    row(labels.medianPerSqft, 'price_per_sqft median', ({ medianPerSqft }) =>
      perSqft(medianPerSqft),
    ),
    row(labels.middlePerSqft, 'price_per_sqft quartiles', ({ lowPerSqft, highPerSqft }) =>
      texts.price(perSqft(lowPerSqft), perSqft(highPerSqft)),
    ),
  ]
  const { location: _, ...kind } = places[0]?.slots ?? {}
  const criteria = describeSearch(kind, context)
  const lines = places.flatMap((place) =>
    solid(place) === undefined
      ? [texts.tooFew(place.name, formatWhole(place.figures?.properties ?? 0, texts))]
      : [],
  )
  const ranked = places
    .flatMap((place) => {
      const figures = solid(place)
      return figures === undefined ? [] : [{ place, figures, aed: figures.medianPerSqft }]
    })
    .sort((left, right) => left.aed - right.aed)
  const [low, high] = [ranked.at(0), ranked.at(-1)]
  if (low !== undefined && high !== undefined && low !== high) {
    const share = formatShare((high.aed - low.aed) / high.aed, texts)
    const { asOf } = low.figures
    evidence.push(
      figureEvidence(share, askingPrices, 'price_per_sqft difference', asOf, low.place.link),
    )
    lines.unshift(placeCheaper(low.place.name, share, high.place.name))
  }
  return {
    text: [...lines, ...(criteria === '' ? [] : [comparedBy(criteria)]), texts.compareNote].join(
      texts.gap,
    ),
    actions: [],
    evidence,
    comparison: {
      columns: places.map(({ name, slots }) => ({ title: name, link: listingPageLink(slots) })),
      rows: rows.filter(({ values }) => values.some((value) => value !== null)),
    },
    // 'Which of them has a metro?' is asked of both.
    state: { ...state, ...(area && { area }) },
  }
}
