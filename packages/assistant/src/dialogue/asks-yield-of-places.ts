import type { AnswerContext } from '../answer-context.ts'
import type { Intent } from '../state.ts'
import { asksForYield } from '../understanding/money/how-made.ts'

/** What the words of such a question are taken for, where no text explains the yield. */
const takenFor: ReadonlySet<Intent> = new Set(['ask_question', 'investment_advice', 'out_of_scope'])

/** 'What yield would that be after service charges?': figures are asked for, of no home that is shown. */
export const asksYieldOfPlaces = ({ said, state, understanding }: AnswerContext): boolean =>
  takenFor.has(state.intent) &&
  state.money === undefined &&
  understanding.ordinals.length === 0 &&
  understanding.mood === undefined &&
  asksForYield(said)
