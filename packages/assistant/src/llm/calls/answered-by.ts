import type { AnswerContext, Draft } from '../../answer-context.ts'
import type { DialogueState, SearchSlots } from '../../state.ts'
import { readFlags } from '../../understanding/turn-flags.ts'
import { addDraft } from '../facts.ts'
import type { ToolName } from '../tool-arguments.ts'
import { cardsOf, type ToolContext } from '../tool-context.ts'

/**
 * What an answer of the embedded engine is made from where a call asks for it: the call stands in place
 * of the message, in the same conversation.
 */
export function answeringCall(
  context: ToolContext,
  state: Partial<DialogueState>,
  told: SearchSlots = {},
): AnswerContext {
  const { answering, state: before } = context
  const { money: _, ...rest } = before
  const { understanding } = answering
  return {
    ...answering,
    state: { ...rest, shown: cardsOf(context), refs: [], ...state },
    understanding: {
      ...understanding,
      told,
      mentions: [],
      unused: [],
      repaired: [],
      ordinals: [],
      repeats: false,
      unknownPlace: undefined,
      flags: { ...readFlags([]), cues: new Set(['value']) },
    },
  }
}

/** Tells the model an answer of the embedded engine; what it shows and leaves to ask on about goes along. */
export function tellDraft(name: ToolName, draft: Draft, { findings }: ToolContext) {
  const { text, evidence, comparison, state } = draft
  // Without a row or a text it only asks for more, or says that it knows nothing.
  if (evidence.length === 0 && (draft.quoted ?? []).length === 0) return { says: text }
  addDraft(findings.facts, draft)
  findings.answered.add(name)
  if (comparison !== undefined) findings.comparison = comparison
  const { money, sum, area } = state
  Object.assign(findings.left, {
    ...(money && { money }),
    ...(sum && { sum }),
    ...(area && { area }),
  })
  return { says: text, ...(comparison && { table: comparison.rows }) }
}
