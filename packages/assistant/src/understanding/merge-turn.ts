import type { Purpose } from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { limitsAfterStep } from '@manzil/query-language/reading/budget-step'
import type { Limits, Mention } from '@manzil/query-language/reading/mentions'
import { limitsIn, limitsOf, mergeLimits } from '@manzil/query-language/reading/merge-bounds'
import {
  isAround,
  isPossible,
  readPrice,
  toLimits,
  withOnePeriod,
} from '@manzil/query-language/reading/merge-price'
import type { DialogueState, SearchSlots } from '../state.ts'
import { placeBareNumbers } from './bare-numbers.ts'
import { clearSlot } from './clear-slot.ts'
import { isExcluded } from './excluded-purpose.ts'
import { keepWithinLimits } from './keep-within-limits.ts'
import { changesUse, criteriaFor, mergeFeatures, mergePlaces, mergeTypes } from './merge-lists.ts'
import { mergeRooms } from './merge-rooms.ts'
import { setNumber } from './set-number.ts'
import type { TurnFlags } from './turn-flags.ts'
import { type UnusedCriterion, unusedCriteria } from './unused-criteria.ts'

interface MergedTurn {
  slots: SearchSlots
  /** Properties that ask less than this are wanted: the lowest price that was shown. AED. */
  below: number | undefined
  unused: UnusedCriterion[]
  purposeFrom: DialogueState['purposeFrom']
  priceScale: number | undefined
}

/** The conversation's search after a message: what it names replaces, adds to or empties the slots. */
export function mergeTurn(
  state: DialogueState,
  found: readonly Mention[],
  flags: TurnFlags,
  gazetteer: Gazetteer,
): MergedTurn {
  const slots: SearchSlots = { ...state.slots }
  for (const { noun } of criteriaFor(found, 'clear')) clearSlot(slots, noun)
  const mentions = placeBareNumbers(found, state, flags)
  mergePlaces(slots, mentions, flags, gazetteer)
  mergeTypes(slots, mentions, flags)
  if (changesUse(state.slots.type, slots.type)) dropOfOtherUse(slots)
  dropReplaced(slots, mentions)
  dropImpossibleRooms(slots)
  mergeFeatures(slots, mentions, flags)
  mergeRooms(slots, mentions, flags)
  const isOwn = flags.cues.has('value') || flags.cues.has('mine')
  mergeSize(slots, mentions, isOwn || state.intent === 'estimate_value')
  mergeKeptSize(slots, mentions, state)
  const below = cheaperThan(mentions, state)
  if (below !== undefined || wantsCheaper(mentions)) dropLeastOfAround(slots, below)
  if (below === undefined) mergeChoices(slots, mentions, flags)
  else slots.price_max = below - 1
  const purposeFrom = mergePurposeAndPrice(slots, mentions, state)
  keepWithinLimits(slots)
  const unused = unusedCriteria({ mentions: found, explained: mentions, slots })
  const priceScale = criteriaFor(mentions, 'price').at(-1)?.quantity.scale ?? state.priceScale
  return { slots, below, unused, purposeFrom, priceScale }
}

/** 'Cheaper' and nothing else asks for less than what was shown; elsewhere it is an order. */
function cheaperThan(mentions: readonly Mention[], { lowest }: DialogueState): number | undefined {
  const isCompared = criteriaFor(mentions, 'kept_size').length > 0
  const isStep = ({ criterion, stance }: Mention): boolean =>
    stance === 'want' &&
    criterion.slot === 'sort_by' &&
    (criterion.step === true || (isCompared && criterion.sort === 'price_asc'))
  const isAlone = mentions.every((each) => isStep(each) || each.criterion.slot === 'kept_size')
  return mentions.some(isStep) && isAlone ? lowest : undefined
}

const wantsCheaper = (mentions: readonly Mention[]): boolean =>
  criteriaFor(mentions, 'sort_by').some(
    ({ step, sort }) => step === true && sort === 'price_asc',
  ) && criteriaFor(mentions, 'price').length === 0

/** 'Cheaper' after 'around 80,000': the least of that budget was set by nobody but us. */
function dropLeastOfAround(slots: SearchSlots, below = Infinity): void {
  const { price_min, price_max } = slots
  if (price_min === undefined) return
  if (price_min >= below - 1 || isAround({ min: price_min, max: price_max })) delete slots.price_min
}

/** 'Not smaller': than the smallest of what was shown. */
function mergeKeptSize(
  slots: SearchSlots,
  mentions: readonly Mention[],
  { smallest }: DialogueState,
): void {
  if (smallest === undefined || criteriaFor(mentions, 'kept_size').length === 0) return
  slots.size_min = Math.max(slots.size_min ?? 0, smallest)
  if (slots.size_max !== undefined && slots.size_max < slots.size_min) delete slots.size_max
}

/** What the visitor names takes the place of the category and the part of the map of an address. */
function dropReplaced(slots: SearchSlots, mentions: readonly Mention[]): void {
  const names = (slot: Mention['criterion']['slot']): boolean =>
    mentions.some(({ criterion, stance }) => criterion.slot === slot && stance === 'want')
  if (names('type')) {
    delete slots.category
    delete slots.sub_category
    delete slots.sub_sub_category
  }
  if (!names('location')) return
  for (const edge of ['south', 'west', 'north', 'east', 'area'] as const) delete slots[edge]
}

const withoutRooms = new Set(['office', 'retail', 'warehouse', 'land'])
const neverStudios = new Set(['villa', 'townhouse', 'villa-compound'])

/** Rooms of the search before that the kind asked for now cannot have. */
function dropImpossibleRooms(slots: SearchSlots): void {
  const { type = [], bedrooms_max } = slots
  if (type.length === 0) return
  const hasNone = type.every((each) => withoutRooms.has(each))
  if (hasNone || (bedrooms_max === 0 && type.every((each) => neverStudios.has(each))))
    clearSlot(slots, 'bedrooms')
  if (hasNone) clearSlot(slots, 'bathrooms')
}

/** A size without a direction tells nothing about a search; of one's own property it is the size. */
function mergeSize(slots: SearchSlots, mentions: readonly Mention[], isOwn: boolean): void {
  const sizes = criteriaFor(mentions, 'size').flatMap(({ quantity }): Limits[] => {
    const isDirected = quantity.high !== undefined || quantity.bound !== undefined
    if (isDirected) return [toLimits(quantity)]
    return isOwn ? [limitsOf(quantity, 0)] : []
  })
  if (sizes.length === 0) return
  const merged = mergeLimits(limitsIn(slots.size_min, slots.size_max), mergeAll(sizes))
  setNumber(slots, 'size_min', merged.min)
  setNumber(slots, 'size_max', merged.max)
}

/** Limits of one message, one after the other: 'at least 1,000, at most 1,500'. */
function mergeAll(all: readonly Limits[]): Limits {
  return all.reduce((before, next) => mergeLimits(before, next), {})
}

function mergeChoices(
  slots: SearchSlots,
  mentions: readonly Mention[],
  { concedes }: TurnFlags,
): void {
  const sort = criteriaFor(mentions, 'sort_by').at(-1)
  if (sort !== undefined) slots.sort_by = sort.sort
  if (criteriaFor(mentions, 'sort_by', 'remove').length > 0) delete slots.sort_by

  const unwanted = criteriaFor(mentions, 'furnished', 'not').at(-1)?.furnished
  const furnished = criteriaFor(mentions, 'furnished').at(-1)?.furnished
  if (criteriaFor(mentions, 'furnished', 'remove').length > 0) delete slots.furnished
  if (unwanted !== undefined)
    slots.furnished = unwanted === 'unfurnished' ? 'furnished' : 'unfurnished'
  if (furnished !== undefined && furnished !== unwanted) slots.furnished = furnished

  const avoided = criteriaFor(mentions, 'completion', 'not').at(-1)?.completion
  const completion = criteriaFor(mentions, 'completion').at(-1)?.completion
  if (criteriaFor(mentions, 'completion', 'remove').length > 0) delete slots.completion
  if (avoided !== undefined) slots.completion = avoided === 'ready' ? 'off_plan' : 'ready'
  // 'New, but not off plan': a refusal says more than a word that may mean either.
  if (completion === undefined || completion === avoided) return
  // 'Off plan would do as well' after ready ones: either will do.
  const isEither = concedes && slots.completion !== undefined && slots.completion !== completion
  if (isEither) delete slots.completion
  else slots.completion = completion
}

function mergePurposeAndPrice(
  slots: SearchSlots,
  mentions: readonly Mention[],
  state: DialogueState,
): DialogueState['purposeFrom'] {
  const told = purposeTold(mentions) ?? (isNewlyOffPlan(slots, state) ? 'sale' : undefined)
  const kept = state.purposeFrom === 'words' ? slots.purpose : undefined
  const known = isExcluded(kept, mentions, state.slots) ? undefined : kept
  const all = criteriaFor(mentions, 'price').map(({ quantity }) => quantity)
  const quantities = all.filter(({ step }) => step === undefined)
  const prices = withOnePeriod(quantities).flatMap((quantity) => {
    const price = readPrice(quantity, told ?? known)
    return price === undefined || !isPossible(price) ? [] : [price]
  })
  const last = prices.at(-1)
  const purpose =
    told ?? (last?.fromPeriod === true ? 'rent' : (known ?? last?.purpose ?? slots.purpose))
  if (purpose !== undefined && slots.purpose !== undefined && purpose !== slots.purpose) {
    clearSlot(slots, 'price')
    if (prices.length === 0) Object.assign(slots, budgetBefore(state, purpose))
  }
  if (purpose !== undefined) slots.purpose = purpose
  if (prices.length > 0) {
    const named = prices.reduce<Limits>((before, { limits }) => mergeLimits(before, limits), {})
    const merged = mergeLimits(limitsIn(slots.price_min, slots.price_max), named)
    setNumber(slots, 'price_min', merged.min)
    setNumber(slots, 'price_max', merged.max)
  }
  for (const quantity of all) {
    const limits = limitsAfterStep(quantity, slots.price_max, purpose === 'rent')
    if (limits?.max !== undefined) slots.price_max = limits.max
  }
  if (purpose === undefined) return undefined
  const fromWords = told !== undefined || last?.fromPeriod === true || known !== undefined
  return fromWords ? 'words' : 'price'
}

/** How large a shop is to be, and what it may cost, says nothing of a home. */
function dropOfOtherUse(slots: SearchSlots): void {
  for (const noun of ['size', 'price', 'bedrooms', 'bathrooms', 'amenities'] as const)
    clearSlot(slots, noun)
}

/** 'The same to rent', 'no, back to buying': the budget that was told for buying holds again. */
function budgetBefore({ earlier = [] }: DialogueState, purpose: Purpose): SearchSlots {
  const { price_min, price_max } = earlier.find((each) => each.purpose === purpose) ?? {}
  return {
    ...(price_min !== undefined && { price_min }),
    ...(price_max !== undefined && { price_max }),
  }
}

/** Sale or rent where the words settle it: both named leave it open, one excluded leaves the other. */
function purposeTold(mentions: readonly Mention[]): Purpose | undefined {
  const wanted = new Set(criteriaFor(mentions, 'purpose').map(({ purpose }) => purpose))
  const [only] = wanted
  if (wanted.size === 1) return only
  if (wanted.size > 1) return undefined
  const excluded = criteriaFor(mentions, 'purpose', 'not').at(-1)?.purpose
  if (excluded === undefined) return undefined
  return excluded === 'sale' ? 'rent' : 'sale'
}

function isNewlyOffPlan(slots: SearchSlots, state: DialogueState): boolean {
  return slots.completion === 'off_plan' && state.slots.completion !== 'off_plan'
}
