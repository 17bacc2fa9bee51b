import type { AnswerContext, Draft } from '../../answer-context.ts'
import { placeName } from '../../reply/names.ts'
import { passageTextsOf } from '../../reply/texts/passage-texts.ts'
import { areaSpokenOf } from '../places-asked.ts'
import { wayBetween } from './place-without-guide.ts'

/** How far two places are apart by the map; the search stays as it was. */
export async function answerWayBetween(
  [from, to]: readonly [string, string],
  context: AnswerContext,
): Promise<Draft | undefined> {
  const { state, understanding, language } = context
  const way = await wayBetween(from, to, context)
  if (way === undefined) return undefined
  const { page: _, topic: __, ...rest } = state
  const { homesIn } = passageTextsOf(language)
  const others = [from, to].filter(
    (place) => understanding.before.location?.includes(place) !== true,
  )
  const area = areaSpokenOf([from, to], state.area)
  return {
    text: way.lines.join(' '),
    actions: others.map((place) => homesIn(placeName(place, context))),
    evidence: way.evidence,
    state: {
      ...rest,
      slots: understanding.before,
      intent: 'ask_question',
      refs: [],
      ...(area && { area }),
    },
  }
}
