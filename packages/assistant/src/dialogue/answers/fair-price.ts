import type { Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { leastPeers, peerSearches } from '@manzil/domain/search/price-range'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { formatWhole } from '../../reply/format.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import type { SearchSlots } from '../../state.ts'
import { figuresLinks, leastProperties } from '../../tools/figures-link.ts'
import type { AreaFigures } from '../../tools/tools.ts'
import { refersTo } from '../refers-to.ts'
import { describeProperty } from './compare.ts'
import { describeFigures } from './describe-figures.ts'
import { placeOf } from './place-of.ts'
import { say } from './say.ts'

/** What a property on the screen asks, beside what properties of its kind ask in the same place. */
export async function answerFairPrice(context: AnswerContext): Promise<Draft> {
  const { state, texts, tools } = context
  const [id] = refersTo(state.refs, state.shown)
  const { rows, asOf } = await tools.propertiesById(id === undefined ? [] : [id])
  const [row] = rows
  if (row === undefined) return say(texts.compareGone, context)
  const evidence: Evidence[] = []
  const line = describeProperty(row, asOf, evidence, context)
  const { slots, figures } = await firstSolid(row, context)
  const shared = {
    actions: [],
    results: propertyResults({ total: 1, rows: [row], asOf }, placeOf([row]), context, state.shown),
    state,
  }
  if (figures === undefined || figures.properties < leastProperties) {
    const few = texts.tooFew(
      describeSearch(slots, context),
      formatWhole(figures?.properties ?? 0, texts),
    )
    return { ...shared, text: [line, few].join('\n'), evidence }
  }
  const [link] = await figuresLinks([[slots, figures]], tools)
  const market = describeFigures(figures, slots, row.size ?? undefined, context, link)
  const beside = besideRange(row, figures)
  const verdict = beside === undefined ? [] : [texts.besideRange[beside]]
  const lines = [line, [market.text, ...verdict, texts.valueNote].join(texts.gap)]
  return { ...shared, text: lines.join('\n'), evidence: [...evidence, ...market.evidence] }
}

/** By the square foot, as the range is; undefined where the property states no price or no size. */
function besideRange(
  { price_per_sqft: asked }: PropertyCard,
  { lowPerSqft, highPerSqft }: AreaFigures,
): 'below' | 'within' | 'above' | undefined {
  if (asked === null) return undefined
  if (asked < lowPerSqft) return 'below'
  return asked > highPerSqft ? 'above' : 'within'
}

/**
 * The properties with which cards and its page compare it too, those near to its size where they are
 * enough; where even its kind is rare, fewer of them, or those of any rooms.
 */
async function firstSolid(
  row: PropertyCard,
  { state, tools }: AnswerContext,
): Promise<{ slots: SearchSlots; figures: AreaFigures | undefined }> {
  const shown = (state.slots.location ?? []).slice(0, 1)
  const { near, kind } = peerSearches(row)
  const isPlaced = row.location_path.some((place) => place.kind !== 'emirate')
  const inPlace = (slots: SearchSlots): SearchSlots =>
    isPlaced ? slots : { ...slots, location: shown }
  if (!isPlaced && shown.length === 0)
    return { slots: { ...kind, location: [] }, figures: undefined }
  const { bedrooms_min, bedrooms_max, ...ofAnyRooms } = kind
  const tried = [
    ...(near ? [{ slots: near, least: leastPeers }] : []),
    { slots: kind, least: leastProperties },
    { slots: ofAnyRooms, least: leastProperties },
  ]
  for (const { slots, least } of tried) {
    const asked = inPlace(slots)
    const figures = await tools.areaFigures(asked)
    if (figures !== undefined && figures.properties >= least) return { slots: asked, figures }
  }
  return { slots: inPlace(kind), figures: undefined }
}
