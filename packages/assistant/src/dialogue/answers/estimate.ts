import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { sideOf } from '../../passages/asker-side.ts'
import { amenitiesOf, describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatWhole } from '../../reply/format.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { propertyTextsOf } from '../../reply/texts/property-texts.ts'
import { understoodSearch } from '../../reply/understood-search.ts'
import type { SearchSlots } from '../../state.ts'
import { askingPrices, figuresLinks, leastProperties } from '../../tools/figures-link.ts'
import type { AreaFigures } from '../../tools/tools.ts'
import { askFor } from '../questions.ts'
import { describeFigures } from './describe-figures.ts'
import { answerFairPrice } from './fair-price.ts'
import { ownProperty, withKind } from './figures-of-kind.ts'
import { tellLetting } from './letting.ts'
import { moneyFigures } from './money-figures.ts'

const shownComparables = 3
const anyProperty: PropertyType[] = ['apartment', 'villa', 'townhouse']

/** What similar properties ask: median and middle half per square foot, with properties to look at. */
export async function answerEstimate(asked: AnswerContext): Promise<Draft> {
  const { context, unlisted } = await withoutUnlisted(withRooms(withOwn(ofSeller(asked))))
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
  if (isOwn(context) && state.slots.purpose === 'rent' && !isTenant(context))
    return estimateRent(context, unlisted)
  const { slots, figures } = await firstSolid(context)
  const subject = describeSearch(slots, context)
  if (figures === undefined || figures.properties < leastProperties) {
    const count = formatWhole(figures?.properties ?? 0, texts)
    const asOf = figures?.asOf ?? context.now.toISOString()
    return {
      text: texts.tooFew(subject, count),
      actions: [texts.relax.bedrooms, texts.relax.location],
      evidence: [figureEvidence(count, askingPrices, 'listings', asOf)],
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
    text: [text, ...unlisted, texts.valueNote].join(texts.gap),
    actions: [],
    evidence,
    search: understoodSearch(slots, context),
    ...(found.total > 0 && { results: propertyResults(found, slots, context) }),
    state: found.total > 0 ? { ...state, shown: found.rows.map(({ _id }) => _id) } : state,
  }
}

/** 'What would I get for it?' of a home that was not described: it is not where somebody looks for one. */
function ofSeller(context: AnswerContext): AnswerContext {
  const { said, state, understanding } = context
  const isDescribed = state.own !== undefined || understanding.told.location !== undefined
  if (isDescribed || state.refs.length > 0 || sideOf(said) !== 'seller') return context
  return { ...context, state: { ...state, slots: understanding.told } }
}

/** Where adverts name no amenity, none can be counted by one: what cannot be checked is said instead. */
async function withoutUnlisted(
  context: AnswerContext,
): Promise<{ context: AnswerContext; unlisted: string[] }> {
  const { state, tools, language } = context
  const { features = [], ...slots } = state.slots
  if (features.length === 0 || (await tools.statesAmenities(slots.purpose)))
    return { context, unlisted: [] }
  const names = amenitiesOf(features, context)
  return {
    context: { ...context, state: { ...state, slots } },
    unlisted: [propertyTextsOf(language).unlisted(slots.purpose, names)],
  }
}

/** What one's own property may be let for, with homes like it that are to let. */
async function estimateRent(context: AnswerContext, unlisted: readonly string[]): Promise<Draft> {
  const { state, texts } = context
  const figures = moneyFigures(context)
  // Its size was told with it, and is no size that is looked for.
  const size = state.slots.size_min ?? ownProperty(context)?.size_min
  const kind = { ...state.slots, ...(size !== undefined && { size_min: size }) }
  const told = await tellLetting(kind, { row: undefined, figures }, context)
  const options = { sort: 'newest', page: 1, limit: shownComparables } as const
  const found = await context.tools.searchProperties(told.slots, options)
  const isShown = told.isTold && found.total > 0
  return {
    text: [...told.sentences, ...unlisted].join(texts.gap),
    actions: told.isTold ? [] : [texts.relax.bedrooms, texts.relax.location],
    evidence: figures.evidence,
    search: understoodSearch(told.slots, context),
    ...(isShown && { results: propertyResults(found, told.slots, context) }),
    state: isShown ? { ...state, shown: found.rows.map(({ _id }) => _id) } : state,
  }
}

/** A property of one's own is worth what others of its kind ask; of a place, apartments say enough. */
const isOwn = ({ understanding, state }: AnswerContext): boolean =>
  understanding.flags.cues.has('mine') ||
  // It answers what was asked for an estimate.
  !(understanding.flags.cues.has('value') || understanding.repeats) ||
  state.slots.size_min !== undefined

/** 'Is the rent there high?' of a search: what it costs, and not what an owner makes of it. */
const isTenant = ({ understanding: { flags, before } }: AnswerContext): boolean =>
  flags.cues.has('fair') && !flags.cues.has('mine') && before.purpose === 'rent'

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

/** 'What is it worth?' after a property of one's own was told: where that is, and what it is. */
function withOwn(context: AnswerContext): AnswerContext {
  const { slots, own } = context.state
  const isTold = context.understanding.flags.cues.has('mine') && slots.location !== undefined
  if (!isTold && (own === undefined || slots.location !== undefined)) return context
  const known: SearchSlots = isTold ? slots : { ...own?.slots, ...slots }
  return { ...context, state: { ...context.state, slots: known } }
}

/** 'A one-bed in Business Bay': what is told by its rooms alone needs no kind. */
function withRooms(context: AnswerContext): AnswerContext {
  const { slots } = context.state
  const isOfRooms = slots.location !== undefined && isOwn(context)
  return isOfRooms ? { ...context, state: { ...context.state, slots: withKind(slots) } } : context
}
