import type { AnswerContext, Draft } from '../answer-context.ts'
import { filledSlots } from '../state.ts'
import { beginsAsQuestion } from '../understanding/asked-fields.ts'
import { comparePlaces } from './answers/compare-places.ts'

/** 'Which one is cheaper?' right after an answer about two places: what both ask. */
export async function answerCheaperPlace(context: AnswerContext): Promise<Draft | undefined> {
  const { said, state, understanding } = context
  const { area } = state
  const { told, before, flags } = understanding
  if (area?.pair === undefined || area.age > 0) return undefined
  const isAsking = flags.question || flags.cues.has('question') || beginsAsQuestion(said)
  const isOfPrice = told.sort_by === 'price_asc' && filledSlots(told).length === 1
  if (!isAsking || !isOfPrice || flags.cues.has('search')) return undefined
  const slots = { ...before, location: [...area.pair] }
  const compared = await comparePlaces({ ...context, state: { ...state, slots } })
  return { ...compared, state: { ...compared.state, slots: before, area: { ...area } } }
}
