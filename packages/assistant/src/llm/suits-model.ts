import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { AssistantTurn } from '../engine.ts'
import { type Intent, quickActions } from '../state.ts'
import type { AssistantTools } from '../tools/tools.ts'
import { findPhone } from '../understanding/read-details.ts'
import { findEmail } from '../understanding/read-request.ts'
import type { Understanding } from '../understanding/understanding.ts'

/** What the embedded engine answers by fixed rules, whatever a model would say. */
const bounded = ['inject', 'steer', 'abuse', 'law', 'promise', 'offTopic', 'restart'] as const

/** Requests to agents, talk, and answers that are computed by rules and shown as tables. */
const embedded: ReadonlySet<Intent> = new Set([
  'book_viewing',
  'request_callback',
  'smalltalk',
  'estimate_value',
  'investment_advice',
  'compare_properties',
])

/**
 * Whether a message may go to a model. Requests to agents, contact details, refusals, buttons,
 * greetings, sums and other computed answers and subjects with a fixed text stay here: they need no model, and
 * nobody's name, telephone or e-mail leaves the site.
 */
export function suitsModel(
  { text, search, state }: Pick<AssistantTurn, 'text' | 'search' | 'state'>,
  { intent, flags, state: after, words, unknownPlace }: Understanding,
): boolean {
  if (search !== undefined || text.trim() === '') return false
  if (quickActions.some((key) => key === text.trim())) return false
  if (bounded.some((cue) => flags.cues.has(cue))) return false
  if (embedded.has(intent)) return false
  if (state.request?.asked !== undefined || unknownPlace !== undefined) return false
  if (findPhone(text) !== undefined || findEmail(text) !== undefined) return false
  if (words.badPhone === true || words.badEmail === true || words.name !== undefined) return false
  return after.topic === undefined && after.money === undefined
}

/** What a passage holds of a question to be its answer; pairs of signs across words are in none. */
const leastFit: Readonly<Partial<Record<LanguageCode, number>>> = { zh: 0.36 }
const leastFitElsewhere = 0.6

/** Whether texts of the site answer the message: the embedded engine quotes them, nobody retells them. */
export async function isInTexts(
  { text, language }: Pick<AssistantTurn, 'text' | 'language'>,
  { intent, state }: Understanding,
  { passages }: Pick<AssistantTools, 'passages'>,
): Promise<boolean> {
  if (intent !== 'ask_question' && intent !== 'out_of_scope') return false
  if (state.refs.length > 0) return false
  const [best] = await passages(text, language)
  return best !== undefined && best.fit >= (leastFit[language] ?? leastFitElsewhere)
}
