import type { AnswerContext, Draft } from '../answer-context.ts'
import type { DialogueState, SearchSlots } from '../state.ts'
import type { Understanding } from '../understanding/understanding.ts'
import { refersTo } from './answers/compare.ts'

/** So many messages later nobody means it by 'it' any more. */
export const lastingTurns = 6

/** The property that an answer was about becomes what 'it' means; another list of cards ends that. */
export function withFocus(draft: Draft, { state: before, understanding }: AnswerContext): Draft {
  const { focus: _, own: __, ...others } = withArea(draft.state, before)
  const own = ownAfter(before, understanding)
  const state: DialogueState = own === undefined ? others : { ...others, own }
  const propertyId = propertyOf(draft)
  if (propertyId !== undefined)
    return { ...draft, state: { ...state, focus: { propertyId, age: 0 } } }
  const { focus } = before
  const stays =
    focus !== undefined && state.shown.includes(focus.propertyId) && focus.age < lastingTurns
  return stays
    ? { ...draft, state: { ...state, focus: { propertyId: focus.propertyId, age: focus.age + 1 } } }
    : { ...draft, state }
}

function propertyOf({ state, results }: Draft): string | undefined {
  const [one, other] = refersTo(state.refs, state.shown)
  if (one !== undefined) return other === undefined ? one : undefined
  if (results?.data.length === 1 && state.shown.length === 1) return state.shown[0]
  return state.money?.propertyId ?? undefined
}

/** The place of an answer stays for a few messages. */
function withArea(state: DialogueState, { area }: DialogueState): DialogueState {
  if (state.area !== area) return state
  const { area: _, ...rest } = state
  return area === undefined || area.age >= lastingTurns
    ? rest
    : { ...rest, area: { ...area, age: area.age + 1 } }
}

/** What tells a property of one's own from others. */
const ofOwn = ['location', 'type', 'bedrooms_min', 'bedrooms_max', 'size_min', 'size_max'] as const

/** What was told of a property of one's own stays for what is asked about it next. */
export function ownAfter(
  { own }: DialogueState,
  { told, flags }: Pick<Understanding, 'told' | 'flags'>,
): DialogueState['own'] {
  const said: SearchSlots = Object.fromEntries(
    ofOwn.flatMap((name) => (told[name] === undefined ? [] : [[name, told[name]]])),
  )
  if (flags.cues.has('mine') && said.location !== undefined) return { slots: said, age: 0 }
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
