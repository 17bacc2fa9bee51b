import type { DialogueState } from '../state.ts'
import { nothingNamed } from './nothing-named.ts'
import { leftBy } from './pressed.ts'
import type { TalkMood } from './talk-mood.ts'
import type { Turn, Understanding } from './understanding.ts'

/** A message that is nothing but a mood: the search, the cards and a request under way stay as they are. */
export function talked(mood: TalkMood, { state, language, text }: Turn): Understanding {
  const { money: _, page: __, topic: ___, when: ____, ...rest } = state
  const talk: DialogueState = { ...rest, refs: [], intent: 'smalltalk' }
  return {
    language,
    intent: 'smalltalk',
    mood,
    state: talk,
    ...nothingNamed(text, state),
    // What a request lacks is said once, however often one is thanked.
    leftRequest: state.intent === 'smalltalk' ? undefined : leftBy(state.request),
  }
}
