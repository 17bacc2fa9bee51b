import type { AnswerContext, Draft } from '../../answer-context.ts'

/** A fixed sentence that changes nothing. */
export function say(text: string, { state }: Pick<AnswerContext, 'state'>): Draft {
  return { text, actions: [], evidence: [], state }
}
