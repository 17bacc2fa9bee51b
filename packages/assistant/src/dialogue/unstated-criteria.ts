import type { AnswerContext } from '../answer-context.ts'
import { amenityName } from '../reply/names.ts'
import type { SearchSlots } from '../state.ts'

/** More would cost too many counts. */
const mostTried = 6

/** The search without some criteria, and what to call those. */
export interface Unstated {
  slots: SearchSlots
  names: string
  /** False where adverts of the kind name no amenity at all: that none names this one says nothing. */
  kindStates: boolean
}

/** A criterion that adverts may leave unsaid. */
interface Criterion {
  name: string
  /** The criterion alone, for the count of properties whose adverts state it. */
  alone: SearchSlots
}

/**
 * The search without what no property of the kind mentions there, in its amenities, fields or words:
 * adverts leave much out, so that such a criterion hides properties that may well have it. Undefined where that
 * is not the reason.
 */
export async function withoutUnstated(context: AnswerContext): Promise<Unstated | undefined> {
  const { state, tools, texts } = context
  const { features, completion, ...others } = state.slots
  const criteria = criteriaOf(context)
  if (criteria.length === 0 || criteria.length > mostTried) return undefined
  const { purpose, location, type } = others
  const there: SearchSlots = {
    ...(purpose !== undefined && { purpose }),
    ...(location !== undefined && { location }),
    ...(type !== undefined && { type }),
  }
  const kindStates = await tools.statesAmenities(purpose)
  const alone = criteria.map((criterion) => ({ ...there, ...criterion.alone }))
  const [properties = 0, ...withOne] = (await tools.countProperties([others, ...alone])).totals
  if (properties === 0) return kindStates ? undefined : withoutFeatures(context)
  const isMentioned = (_: Criterion, index: number) => (withOne[index] ?? 0) > 0
  const mentioned = criteria.filter(isMentioned)
  // Each is mentioned somewhere: which one to give up is the visitor's choice.
  if (mentioned.length === criteria.length) return undefined
  const slots = mentioned.reduce(withCriterion, others)
  const [found = 0] = (await tools.countProperties([slots])).totals
  if (found === 0) return undefined
  const left = criteria.filter((criterion) => !mentioned.includes(criterion))
  return {
    slots,
    names: texts.and(left.filter(isWorthSaying(purpose)).map(({ name }) => name)),
    kindStates,
  }
}

/** Adverts that name no amenity cannot be narrowed by one, whatever else keeps the search from finding any. */
function withoutFeatures(context: AnswerContext): Unstated | undefined {
  const { features = [], ...slots } = context.state.slots
  if (features.length === 0) return undefined
  const names = features.map((slug) => amenityName(slug, context))
  return { slots, names: context.texts.and(names), kindStates: false }
}

/** A home that is let is ready, whatever its advert says. */
const isWorthSaying =
  (purpose: SearchSlots['purpose']) =>
  ({ alone }: Criterion): boolean =>
    !(purpose === 'rent' && alone.completion === 'ready')

function criteriaOf(context: AnswerContext): Criterion[] {
  const { features = [], completion } = context.state.slots
  const amenities = features.map((slug) => ({
    name: amenityName(slug, context),
    alone: { features: [slug] },
  }))
  if (completion === undefined) return amenities
  const name = context.texts.completion[completion]
  return [...amenities, { name, alone: { completion } }]
}

function withCriterion(slots: SearchSlots, { alone }: Criterion): SearchSlots {
  const features = [...(slots.features ?? []), ...(alone.features ?? [])]
  return { ...slots, ...alone, ...(features.length > 0 && { features }) }
}
