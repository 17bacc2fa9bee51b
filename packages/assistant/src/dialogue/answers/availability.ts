import type { Evidence } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { propertyTextsOf } from '../../reply/texts/property-texts.ts'
import { rankedBy, rankIn } from '../../understanding/asked-fields.ts'
import { asksAvailable } from '../../understanding/asks-available.ts'
import { focusRef, lastingTurns } from '../focus.ts'
import { refersTo } from '../refers-to.ts'
import { availabilityLine } from './availability-line.ts'
import { placeOf } from './place-of.ts'
import { say } from './say.ts'

/** Numbers of the cards that a question about them alone is about; undefined where it is no such question. */
export function askedWhetherAvailable({
  said,
  state,
  understanding,
}: Pick<AnswerContext, 'said' | 'state' | 'understanding'>): number[] | undefined {
  if (state.shown.length === 0 || !asksAvailable(said)) return undefined
  const rank = rankIn(said)
  const isOfCards = understanding.mentions.every(
    ({ criterion }) =>
      criterion.slot === 'number' ||
      // 'Ist die noch frei', 'ещё продаётся': how it is offered is no wish for another.
      criterion.slot === 'purpose' ||
      (criterion.slot === 'features' && criterion.slug === 'vacant') ||
      criterion.slot === 'sort_by',
  )
  if (!isOfCards) return undefined
  const { ordinals, lastRefs } = understanding
  if (ordinals.length > 0) return [...ordinals]
  const [leading] = rank === undefined ? [] : rankedBy(rank, state.order)
  if (leading !== undefined) return [leading]
  if (state.shown.length === 1) return [1]
  const focused = focusRef(state, lastingTurns)
  return focused === undefined ? [...lastRefs] : [focused]
}

/** Says when the advertisers of shown properties last confirmed that they are still offered, and where nobody has. */
export async function answerAvailability(
  numbers: readonly number[],
  context: AnswerContext,
): Promise<Draft> {
  const { tools, language, texts, understanding } = context
  const state = {
    ...context.state,
    slots: understanding.before,
    intent: 'ask_question' as const,
    refs: [...numbers],
  }
  const asked = { ...context, state }
  const ids = refersTo(state.refs, state.shown)
  if (ids.length === 0)
    return say(propertyTextsOf(language).onlyShown(String(state.shown.length)), asked)
  const { rows, asOf } = await tools.propertiesById(ids)
  if (rows.length === 0) return say(texts.compareGone, asked)
  const evidence: Evidence[] = []
  const lines = rows.map((row) => availabilityLine(row, asOf, evidence, context))
  return {
    text: lines.join('\n'),
    actions: [],
    evidence,
    results: propertyResults({ total: rows.length, rows, asOf }, placeOf(rows), asked, state.shown),
    state,
  }
}
