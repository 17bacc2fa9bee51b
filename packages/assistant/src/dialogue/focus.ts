import type { AnswerContext, Draft } from '../answer-context.ts'
import { sideOf } from '../passages/asker-side.ts'
import type { DialogueState, SearchSlots } from '../state.ts'
import { rankedBy, rankIn, rankOfTwo, saysCheap } from '../understanding/asked-fields.ts'
import { tellsOfOwn } from '../understanding/tells-of-own.ts'
import type { Understanding } from '../understanding/understanding.ts'
import { refersTo } from './refers-to.ts'

/** So many messages later nobody means it by 'it' any more. */
export const lastingTurns = 6

/** The property that an answer was about becomes what 'it' means; another list of cards ends that. */
export function withFocus(
  draft: Draft,
  { state: before, understanding, said }: AnswerContext,
): Draft {
  const { focus: _, own: __, side: ___, ...others } = aged(draft.state, before)
  const { money, own: known } = draft.state
  const own = known ?? (money?.mine ? ownAfter(before, understanding, true) : undefined)
  const side = sideOf(said) ?? (understanding.told.purpose === undefined ? before.side : undefined)
  const isOwner = before.owner === true || tellsOfOwn(said)
  const state: DialogueState = {
    ...others,
    ...(own && { own }),
    ...(side && { side }),
    ...(isOwner && { owner: true }),
  }
  const propertyId = propertyOf(draft, said)
  if (propertyId !== undefined)
    return { ...draft, state: { ...state, focus: { propertyId, age: 0 } } }
  const { focus } = before
  const stays =
    focus !== undefined && state.shown.includes(focus.propertyId) && focus.age < lastingTurns
  return stays
    ? { ...draft, state: { ...state, focus: { propertyId: focus.propertyId, age: focus.age + 1 } } }
    : { ...draft, state }
}

/** The one card that a message names by its number is what its other parts mean by 'it'. */
export function focusedOn(ordinals: readonly number[], state: DialogueState): DialogueState {
  const [propertyId, other] = refersTo(ordinals, state.shown)
  return propertyId === undefined || other !== undefined
    ? state
    : { ...state, focus: { propertyId, age: 0 } }
}

function propertyOf({ state, results }: Draft, said: string): string | undefined {
  const [one, other] = refersTo(state.refs, state.shown)
  if (one !== undefined) return other === undefined ? one : leadingOfTwo(state, said)
  if (results?.data.length === 1 && state.shown.length === 1) return state.shown[0]
  return state.money?.propertyId ?? undefined
}

/** 'Which is cheaper?' of two: that one is spoken of next. */
function leadingOfTwo({ refs, shown, order }: DialogueState, said: string): string | undefined {
  const rank = saysCheap(said) ? 'cheapest' : (rankOfTwo(said) ?? rankIn(said))
  const number = rank && rankedBy(rank, order).find((each) => refs.includes(each))
  return number === undefined ? undefined : shown[number - 1]
}

/** The place, the sum and the question of an answer stay for a few messages. */
function aged(state: DialogueState, before: DialogueState): DialogueState {
  const { area: _, sum: __, answered: ___, ...others } = state
  const area = older(state.area, before.area)
  const sum = older(state.sum, before.sum)
  const answered = older(state.answered, before.answered)
  return { ...others, ...(area && { area }), ...(sum && { sum }), ...(answered && { answered }) }
}

const older = <T extends { age: number }>(
  now: T | undefined,
  before: T | undefined,
): T | undefined => {
  if (now === undefined || now !== before) return now
  return now.age >= lastingTurns ? undefined : { ...now, age: now.age + 1 }
}

/** What tells a property of one's own from others. */
const ofOwn = ['location', 'type', 'bedrooms_min', 'bedrooms_max', 'size_min', 'size_max'] as const

/** What was told of a property of one's own stays for what is asked about it next. */
export function ownAfter(
  { own }: DialogueState,
  { told, flags, mentions }: Pick<Understanding, 'told' | 'flags' | 'mentions'>,
  isAsked = false,
): DialogueState['own'] {
  const [size] = mentions.flatMap(({ criterion }) =>
    criterion.slot === 'size' ? [criterion.quantity.low] : [],
  )
  const said: SearchSlots = {
    // One's own has this size, and no least or largest one.
    ...(size !== undefined && { size_min: size, size_max: size }),
    ...Object.fromEntries(
      ofOwn.flatMap((name) => (told[name] === undefined ? [] : [[name, told[name]]])),
    ),
  }
  const isOwn = flags.cues.has('mine') || (isAsked && flags.cues.has('owns'))
  if (isOwn && said.location !== undefined) return { slots: said, age: 0 }
  return own === undefined || own.age >= lastingTurns ? undefined : { ...own, age: own.age + 1 }
}

/** Number of the card that was spoken of in the last so many messages. */
export function focusRef(
  { focus, shown }: Pick<DialogueState, 'focus' | 'shown'>,
  within: number,
): number | undefined {
  if (focus === undefined || focus.age >= within) return undefined
  const at = shown.indexOf(focus.propertyId)
  return at === -1 ? undefined : at + 1
}
