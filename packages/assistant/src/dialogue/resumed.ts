import { foldText } from '@manzil/query-language/language/fold'
import { backToWords } from '@manzil/query-language/lexicon/back-to-words'
import type { AnswerContext, Draft } from '../answer-context.ts'
import { finderOf } from '../understanding/money/find-words.ts'

const takesUp = finderOf(backToWords)

/**
 * 'Back to apartments. Which is better for children, Mirdif or Arjan?': what is asked is answered, and the search
 * goes on with the kind that it went back to.
 */
export function resumed(draft: Draft, { said, understanding }: AnswerContext): Draft {
  const { type } = understanding.told
  const { state } = draft
  if (state.intent !== 'ask_question' || type === undefined || !takesUp(foldText(said)))
    return draft
  return { ...draft, state: { ...state, slots: { ...state.slots, type } } }
}
