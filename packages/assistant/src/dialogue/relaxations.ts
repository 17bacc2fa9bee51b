import type { ChatAction } from '@manzil/api-client/generated/types.gen'
import { formatWhole } from '../reply/format.ts'
import { amenityName, placeName } from '../reply/names.ts'
import type { Relaxation } from '../reply/texts/reply-texts.ts'
import type { SlotChange } from '../tools/tools.ts'
import { clearSlot } from '../understanding/clear-slot.ts'
import type { AnswerContext } from './answer-context.ts'
import { filledSlots, type SearchSlots } from './state.ts'

interface Offer {
  action: ChatAction
  /** The count as it stands in the label. */
  figure: string
  asOf: string
}

/** At most so many are offered, and counted. */
const maxOffers = 4
const maxCounts = 8

/** Wishes in the order in which they are given up: the small ones first. */
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

/** Limits moved a little, then single wishes given up, where that brings results; with real counts. */
export async function relaxations(context: AnswerContext): Promise<Offer[]> {
  const { tools, texts, state } = context
  const offers: Offer[] = []
  const changes = await tools.smallChanges(state.slots)
  const small = changes.flatMap((change) => changed(change, context))
  for (const { slots, action } of [...small, ...candidates(context)].slice(0, maxCounts)) {
    const { total, asOf } = await tools.searchListings(slots, { sort: 'newest', page: 1, limit: 0 })
    if (total === 0) continue
    const figure = formatWhole(total, texts)
    offers.push({ action: { ...action, label: texts.counted(action.label, figure) }, figure, asOf })
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
  const whole = order.flatMap((relaxation): Candidate[] => {
    // A lone amenity is offered by its name.
    if (relaxation === 'amenities' && features.length < 2 && slots.not_features === undefined)
      return []
    const relaxed = { ...slots }
    clearSlot(relaxed, relaxation)
    const changed = filledSlots(relaxed).length < filledSlots(slots).length
    return changed ? [{ slots: relaxed, action: texts.relax[relaxation] }] : []
  })
  return [...single, ...whole]
}
