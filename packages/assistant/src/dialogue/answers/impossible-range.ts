import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { noteTextsOf } from '../../reply/texts/note-texts.ts'
import { understoodSearch } from '../../reply/understood-search.ts'
import { filledSlots } from '../../state.ts'
import type { ImpossibleRange } from '../../understanding/impossible-range.ts'
import { say } from './say.ts'

/** Says back what cannot be, and keeps everything else that was asked for. */
export function answerImpossibleRange(
  { least, most }: ImpossibleRange,
  context: AnswerContext,
): Draft {
  const { language, state } = context
  const slots = { ...state.slots }
  for (const name of [...filledSlots(least), ...filledSlots(most)]) delete slots[name]
  const text = noteTextsOf(language).impossible(
    describeSearch(least, context),
    describeSearch(most, context),
  )
  return {
    ...say(text, { state: { ...state, slots } }),
    search: understoodSearch(slots, context),
  }
}
