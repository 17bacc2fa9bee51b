import { quickActions } from '../dialogue/state.ts'
import type { AssistantTurn } from '../engine.ts'
import { findPhone } from '../understanding/read-details.ts'
import { findEmail } from '../understanding/read-request.ts'
import type { Understanding } from '../understanding/understand.ts'

/** What the embedded engine answers by fixed rules, whatever a model would say. */
const bounded = ['inject', 'steer', 'abuse', 'law', 'promise', 'offTopic', 'restart'] as const

/**
 * Whether a message may go to a model. Requests to agents, contact details, refusals, buttons,
 * greetings and subjects with a fixed text stay here: they need no model, and nobody's name,
 * telephone or e-mail leaves the site.
 */
export function suitsModel(
  { text, search, state }: Pick<AssistantTurn, 'text' | 'search' | 'state'>,
  { intent, flags, state: after, words, unknownPlace }: Understanding,
): boolean {
  if (search !== undefined || text.trim() === '') return false
  if (quickActions.some((key) => key === text.trim())) return false
  if (bounded.some((cue) => flags.cues.has(cue))) return false
  if (intent === 'book_viewing' || intent === 'request_callback' || intent === 'smalltalk')
    return false
  if (state.request?.asked !== undefined || unknownPlace !== undefined) return false
  if (findPhone(text) !== undefined || findEmail(text) !== undefined) return false
  if (words.badPhone === true || words.badEmail === true || words.name !== undefined) return false
  return after.topic === undefined
}
