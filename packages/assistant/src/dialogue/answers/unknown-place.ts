import { similarPlaces } from '@manzil/query-language/gazetteer/similar-places'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { placeName } from '../../reply/names.ts'
import { askFor } from '../questions.ts'

const maxSuggestions = 3

/** Says that a place is not known, and offers those that are spelled alike. */
export async function answerUnknownPlace(context: AnswerContext): Promise<Draft> {
  const { texts, understanding, gazetteer } = context
  const name = understanding.unknownPlace ?? ''
  const asked = askFor('location', context)
  const similar = similarPlaces(name, gazetteer.places).slice(0, maxSuggestions)
  if (similar.length === 0)
    return { ...asked, text: [texts.unknownPlace(name), asked.text].join(texts.gap) }
  return {
    ...asked,
    text: [texts.unknownPlace(name), texts.didYouMean].join(texts.gap),
    actions: similar.map(({ slug }) => ({ label: placeName(slug, context) })),
  }
}
