import type { Mention } from '@manzil/query-language/reading/mentions'
import type { DialogueState, SearchSlots } from '../state.ts'
import { criteriaFor } from './merge-lists.ts'
import type { TurnFlags } from './turn-flags.ts'

/**
 * The conversation that a message goes on from. A message that names another kind of property and
 * another place is a request of its own: of the search before, only sale or rent stays where words
 * had said so. Everything else refines ('what about …', 'make it …', 'also …', one of the two).
 */
export function baseFor(
  state: DialogueState,
  mentions: readonly Mention[],
  flags: TurnFlags,
): DialogueState {
  const isValue = flags.cues.has('value')
  if ((isValue || state.intent === 'estimate_value') && describesProperty(mentions, flags))
    return withSlots(state, {})
  if (isValue) return withSlots(state, kindOf(state.slots))
  if (leavesOwn(state, mentions)) return withSlots(state, {})
  if (flags.also || flags.about || flags.set || !namesAnother(state.slots, mentions)) return state
  const { purpose } = state.slots
  const isTold = state.purposeFrom === 'words' && purpose !== undefined
  return withSlots(state, isTold ? { purpose } : {})
}

/** Where the visitor's own home is, nothing is looked for: 'and then a townhouse in Dubai South' is elsewhere. */
function leavesOwn({ own, slots }: DialogueState, mentions: readonly Mention[]): boolean {
  const { location } = own?.slots ?? {}
  if (location === undefined || location.join() !== slots.location?.join()) return false
  const names = (slot: string): boolean =>
    mentions.some(({ criterion, stance }) => criterion.slot === slot && stance === 'want')
  const places = criteriaFor(mentions, 'location')
  const isElsewhere = places.length > 0 && places.every(({ slug }) => !location.includes(slug))
  return isElsewhere && (names('type') || names('bedrooms') || names('price') || names('purpose'))
}

function withSlots(state: DialogueState, slots: SearchSlots): DialogueState {
  const { purposeFrom, ...others } = state
  return slots.purpose === undefined
    ? { ...others, slots }
    : { ...others, slots, ...(purposeFrom !== undefined && { purposeFrom }) }
}

function namesAnother({ type = [], location }: SearchSlots, mentions: readonly Mention[]): boolean {
  const places = criteriaFor(mentions, 'location').map(({ slug }) => slug)
  const types = criteriaFor(mentions, 'type').flatMap((criterion) => [...criterion.types])
  const isOtherPlace = location !== undefined && places.some((slug) => !location.includes(slug))
  // Where no kind was asked for, the first that is named is none other.
  const isOtherKind =
    type.length > 0 && types.length > 0 && !types.some((each) => type.includes(each))
  return isOtherPlace && isOtherKind
}

/** A property of its own, which has nothing to do with what was looked for. */
function describesProperty(mentions: readonly Mention[], { cues }: TurnFlags): boolean {
  const names = (slots: readonly string[]): boolean =>
    mentions.some(({ criterion }) => slots.includes(criterion.slot))
  return (
    (cues.has('mine') && names(['location', 'type'])) ||
    (cues.has('value') && names(['type', 'bedrooms', 'size']))
  )
}

/** What properties are compared by; a budget or a criterion says nothing about what one is worth. */
function kindOf({ purpose, type, location, bedrooms_min, bedrooms_max }: SearchSlots): SearchSlots {
  return {
    ...(purpose && { purpose }),
    ...(type && { type }),
    ...(location && { location }),
    ...(bedrooms_min !== undefined && { bedrooms_min }),
    ...(bedrooms_max !== undefined && { bedrooms_max }),
  }
}
