import type { AssistantTurn } from '../engine.ts'
import { type Intent, quickActions } from '../state.ts'
import { findPhone } from '../understanding/read-details.ts'
import { findEmail } from '../understanding/read-request.ts'
import type { Understanding } from '../understanding/understanding.ts'

/** What the embedded engine answers by fixed rules, whatever a model would say. */
const bounded = ['inject', 'steer', 'abuse', 'law', 'promise', 'offTopic', 'restart'] as const

/** Requests to agents, and talk. */
const embedded: ReadonlySet<Intent> = new Set(['book_viewing', 'request_callback', 'smalltalk'])

/**
 * Whether a message may go to a model at all, where the embedded engine doubts its own answer.
 * Requests to agents, contact details, refusals, buttons and greetings stay here: they need no model,
 * and nobody's name, telephone or e-mail leaves the site.
 */
export function suitsModel(
  { text, search, state }: Pick<AssistantTurn, 'text' | 'search' | 'state'>,
  { intent, flags, words, unknownPlace }: Understanding,
): boolean {
  if (search !== undefined || text.trim() === '') return false
  if (quickActions.some((key) => key === text.trim())) return false
  if (bounded.some((cue) => flags.cues.has(cue))) return false
  if (embedded.has(intent)) return false
  if (state.request?.asked !== undefined || unknownPlace !== undefined) return false
  if (findPhone(text) !== undefined || findEmail(text) !== undefined) return false
  return words.badPhone !== true && words.badEmail !== true && words.name === undefined
}
