import type { Draft } from '../answer-context.ts'
import type { DialogueState } from '../state.ts'
import { refersTo } from './answers/compare.ts'

/** So many messages later nobody means it by 'it' any more. */
export const lastingTurns = 6

/** The property that an answer was about becomes what 'it' means; another list of cards ends that. */
export function withFocus(draft: Draft, before: DialogueState): Draft {
  const { focus: _, ...state } = draft.state
  const home = homeOf(draft)
  if (home !== undefined) return { ...draft, state: { ...state, focus: { home, age: 0 } } }
  const { focus } = before
  const stays = focus !== undefined && state.shown.includes(focus.home) && focus.age < lastingTurns
  return stays
    ? { ...draft, state: { ...state, focus: { home: focus.home, age: focus.age + 1 } } }
    : { ...draft, state }
}

function homeOf({ state, results }: Draft): string | undefined {
  const [one, other] = refersTo(state.refs, state.shown)
  if (one !== undefined) return other === undefined ? one : undefined
  if (results?.data.length === 1 && state.shown.length === 1) return state.shown[0]
  return state.money?.propertyId ?? undefined
}

/** Number of the card that was spoken of in the last so many messages. */
export function focusRef(
  { focus, shown }: Pick<DialogueState, 'focus' | 'shown'>,
  within: number,
): number | undefined {
  if (focus === undefined || focus.age >= within) return undefined
  const at = shown.indexOf(focus.home)
  return at === -1 ? undefined : at + 1
}
