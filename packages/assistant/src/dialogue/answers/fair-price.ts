import type { Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
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

/** Properties with as many rooms in the property's own part of the town, else any of its kind, then farther around. */
async function firstSolid(
  row: PropertyCard,
  { state, tools }: AnswerContext,
): Promise<{ slots: SearchSlots; figures: AreaFigures | undefined }> {
  const path = row.location_path.filter(({ kind }) => kind !== 'emirate').map(({ _id }) => _id)
  const places = path.length === 0 ? (state.slots.location ?? []).slice(0, 1) : path.reverse()
  const { type, purpose, bedrooms } = row
  const rooms = bedrooms === null ? {} : { bedrooms_min: bedrooms, bedrooms_max: bedrooms }
  const tried = places.flatMap((place): SearchSlots[] => {
    const kind: SearchSlots = { location: [place], type: [type], purpose }
    return bedrooms === null ? [kind] : [{ ...kind, ...rooms }, kind]
  })
  for (const slots of tried) {
    const figures = await tools.areaFigures(slots)
    if (figures !== undefined && figures.properties >= leastProperties) return { slots, figures }
  }
  return { slots: tried[0] ?? { type: [type], purpose, ...rooms }, figures: undefined }
}
