import type { ChatAction } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext } from '../answer-context.ts'
import { formatWhole } from '../reply/format.ts'
import { amenityName, placeName } from '../reply/names.ts'
import type { Relaxation } from '../reply/texts/reply-texts.ts'
import { filledSlots, type SearchSlots } from '../state.ts'
import type { SlotChange } from '../tools/tools.ts'
import { clearSlot } from '../understanding/clear-slot.ts'

interface Offer {
  action: ChatAction
  /** The count as it stands in the label. */
  figure: string
  asOf: string
  /** It keeps to a place. */
  hasPlace: boolean
}

interface Offers {
  offers: Offer[]
  /** How many criteria each of them gives up. */
  changes: 1 | 2
}

/** At most so many are offered, and counted. */
const maxOffers = 4
const maxCounts = 8
const maxPairs = 12

/** Criteria in the order in which they are given up: the small ones first. */
const order: readonly Relaxation[] = [
  'furnished',
  'bathrooms',
  'completion',
  'amenities',
  'size',
  'price',
  'bedrooms',
  'type',
  'purpose',
  'location',
]

interface Candidate {
  slots: SearchSlots
  action: ChatAction
}

/** Limits moved a little, then single criteria given up, where that brings results; with real counts. */
export async function relaxations(context: AnswerContext): Promise<Offers> {
  const changes = await context.tools.smallChanges(context.state.slots)
  const small = changes.flatMap((change) => changed(change, context))
  const single = await counted([...small, ...candidates(context)].slice(0, maxCounts), context)
  if (single.length > 0) return { offers: single, changes: 1 }
  const two = pairs(wholes(context.state.slots, context), context)
  return { offers: await counted(two.slice(0, maxPairs), context), changes: 2 }
}

/** Each two criteria given up together, the small ones first. */
function pairs(single: readonly Whole[], { state, texts }: AnswerContext): Candidate[] {
  return single
    .flatMap((one, first) =>
      single.slice(first + 1).map((other, second) => ({ one, other, order: first + second })),
    )
    .sort((left, right) => left.order - right.order)
    .map(({ one, other }) => {
      const slots = { ...state.slots }
      for (const { relaxation } of [one, other]) clearSlot(slots, relaxation)
      const [a, b] = [one, other].map(({ action }) => action)
      const label = [a?.label, b?.label].join(texts.comma)
      return { slots, action: { label, message: [a?.message, b?.message].join(texts.comma) } }
    })
}

/** Those that bring results, with how many. */
async function counted(
  candidates: readonly Candidate[],
  { tools, texts }: AnswerContext,
): Promise<Offer[]> {
  const offers: Offer[] = []
  const { totals, asOf } = await tools.countProperties(candidates.map(({ slots }) => slots))
  for (const [index, { slots, action }] of candidates.entries()) {
    const total = totals[index] ?? 0
    if (total === 0) continue
    const figure = formatWhole(total, texts)
    // A wider place that holds all there is says the same as any place.
    if (
      slots.location === undefined &&
      offers.some((offer) => offer.figure === figure && offer.hasPlace)
    )
      continue
    const label = texts.counted(action.label, figure)
    const isWider = slots.location !== undefined && action.message !== undefined
    offers.push({ action: { ...action, label }, figure, asOf, hasPlace: isWider })
    if (offers.length === maxOffers) break
  }
  return offers
}

/** A changed limit in the words of the language; figures go without separators, to be read again. */
function changed(change: SlotChange, context: AnswerContext): Candidate[] {
  const { texts, state } = context
  const said = (write: (value: number) => string): string => {
    const perYear = state.slots.purpose === 'rent'
    const price = (aed: number | undefined) => aed && texts.money(write(aed), perYear)
    const size = (sqft: number | undefined) => sqft && texts.area(write(sqft))
    if (change.location !== undefined)
      return texts.or(change.location.map((slug) => placeName(slug, context)))
    if (change.price_min !== undefined || change.price_max !== undefined)
      return texts.price(price(change.price_min) || undefined, price(change.price_max) || undefined)
    if (change.size_min !== undefined || change.size_max !== undefined)
      return texts.size(size(change.size_min) || undefined, size(change.size_max) || undefined)
    if (change.bathrooms_min !== undefined) return texts.bathrooms(change.bathrooms_min)
    return texts.bedrooms(change.bedrooms_min, change.bedrooms_max)
  }
  const label = said((value) => formatWhole(value, texts))
  const action = { label, message: said(String) }
  return label === '' ? [] : [{ slots: { ...state.slots, ...change }, action }]
}

function candidates(context: AnswerContext): Candidate[] {
  const { slots } = context.state
  const { texts } = context
  const features = slots.features ?? []
  const single = features.map((slug): Candidate => {
    const rest = features.filter((other) => other !== slug)
    const { features: _, ...others } = slots
    return {
      slots: rest.length === 0 ? others : { ...others, features: rest },
      action: texts.relaxFeature(amenityName(slug, context)),
    }
  })
  return [...single, ...wholes(slots, context)]
}

type Whole = Candidate & { relaxation: Relaxation }

/** Criteria given up whole, in their order. */
function wholes(slots: SearchSlots, { texts }: AnswerContext): Whole[] {
  const features = slots.features ?? []
  return order.flatMap((relaxation): Whole[] => {
    // A lone amenity is offered by its name.
    if (relaxation === 'amenities' && features.length < 2 && slots.not_features === undefined)
      return []
    const relaxed = { ...slots }
    clearSlot(relaxed, relaxation)
    const changed = filledSlots(relaxed).length < filledSlots(slots).length
    return changed ? [{ relaxation, slots: relaxed, action: texts.relax[relaxation] }] : []
  })
}
