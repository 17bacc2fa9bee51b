import type { Evidence } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { formatAgo } from '../../reply/format.ts'
import { propertyTitle } from '../../reply/names.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { availabilityTextsOf } from '../../reply/texts/availability-texts.ts'
import { propertyTextsOf } from '../../reply/texts/property-texts.ts'
import { asksAvailable } from '../../understanding/asks-available.ts'
import { refersTo } from './compare.ts'
import { placeOf } from './place-of.ts'
import { say } from './say.ts'

/** Numbers of the cards that a question about them alone is about; undefined where it is no such question. */
export function askedWhetherAvailable({
  said,
  state,
  understanding,
}: Pick<AnswerContext, 'said' | 'state' | 'understanding'>): number[] | undefined {
  if (state.shown.length === 0 || !asksAvailable(said)) return undefined
  const isOfCards = understanding.mentions.every(({ criterion }) => criterion.slot === 'number')
  if (!isOfCards) return undefined
  const { ordinals, lastRefs } = understanding
  if (ordinals.length > 0) return [...ordinals]
  return state.shown.length === 1 ? [1] : [...lastRefs]
}

/** Says when the advertisers of shown properties last confirmed that they are still offered, and where nobody has. */
export async function answerAvailability(
  numbers: readonly number[],
  context: AnswerContext,
): Promise<Draft> {
  const { tools, language, texts, now, understanding } = context
  const wording = availabilityTextsOf(language)
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
  const lines = rows.map((row) => {
    const title = propertyTitle(row, context)
    const at = row.confirmed_at
    const text =
      at === null
        ? wording.unconfirmed(title)
        : wording.confirmed(title, formatAgo(new Date(at), now, language))
    evidence.push(propertyEvidence(text, row, 'confirmed_at', asOf))
    return text
  })
  return {
    text: lines.join('\n'),
    actions: [],
    evidence,
    results: propertyResults({ total: rows.length, rows, asOf }, placeOf(rows), asked, state.shown),
    state,
  }
}
