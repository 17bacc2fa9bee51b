import type { AnswerContext, Doubt, Draft } from '../answer-context.ts'
import type { Intent } from '../state.ts'
import { shareOf, type TurnKind } from '../turn-kind/turn-kind.ts'
import { leadIntents } from '../understanding/lead-intents.ts'

/** Share of known words. */
const mostlyKnown = 0.7
/** An answer of a kind that the words are less likely of may be one to another question. */
const leastLikely = 0.2

const searching: ReadonlySet<Intent> = new Set(['find_property', 'search_location'])

/** Everything that speaks against an answer: what the answer says of itself, and how its message was understood. */
export function doubtsOf(context: AnswerContext, draft: Draft): Doubt[] {
  const { understanding } = context
  const { confidence, unused, repaired, intent } = understanding
  const doubts = new Set(draft.doubts)
  const isLeftOut = unused.length > 0 || repaired.length > 0
  if (isLeftOut && searching.has(intent)) doubts.add('left_out')
  if (confidence < mostlyKnown) doubts.add('unknown_words')
  if (likelihoodOf(context, draft) < leastLikely) doubts.add('kind')
  return [...doubts]
}

/** How likely the message is of the kind that it was answered as. */
function likelihoodOf({ guess, understanding }: AnswerContext, draft: Draft): number {
  // Requests are read by rules, and what sums hold is told by their figures.
  if (leadIntents.has(understanding.intent) || draft.state.money !== undefined) return 1
  return kindsAnswered(understanding.intent, draft).reduce(
    (sum, kind) => sum + shareOf(kind, guess),
    0,
  )
}

function kindsAnswered(intent: Intent, { quoted = [], state, results }: Draft): TurnKind[] {
  if (quoted.length > 0) return ['knowledge', 'site', 'area']
  if (searching.has(intent)) return ['search', 'shown']
  if (state.refs.length > 0 || results !== undefined) return ['shown', 'search', 'money']
  if (intent === 'estimate_value' || intent === 'investment_advice') return ['money', 'area']
  if (intent === 'compare_properties') return ['shown', 'area', 'search', 'money']
  return intent === 'ask_question' ? ['knowledge', 'site', 'area', 'shown'] : ['talk']
}
