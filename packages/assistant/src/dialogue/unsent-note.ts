import type { AnswerContext, Draft } from '../answer-context.ts'
import { leadTextsOf } from '../reply/texts/leads/lead-texts-of.ts'
import { missingOf } from './request-draft.ts'

/** Where the talk turned from a request, which is given up with it: that nothing was sent. */
export function droppedNotes(
  { understanding, language }: AnswerContext,
  { state }: Draft,
): string[] {
  const isDropped = understanding.leftRequest !== undefined && state.request === undefined
  return isDropped ? [leadTextsOf(language).cancelled] : []
}

/**
 * Where the talk turns from a request that may be gone on with: that nothing was sent, and what it
 * lacks. Once, and not where the answer itself goes back to the request.
 */
export function unsentNotes(
  { understanding, language, texts }: AnswerContext,
  { state: { request }, links = [] }: Draft,
): string[] {
  if (understanding.leftRequest === undefined || request === undefined) return []
  const isOpen = request.asked === undefined || request.asked === 'listing'
  // An answer from the texts of the site stands between, everything else goes back to it itself.
  if (!isOpen && understanding.intent !== 'ask_question' && links.length === 0) return []
  const leadTexts = leadTextsOf(language)
  const fields = missingOf(request).map((part) => leadTexts.fields[part])
  return [leadTexts.unsent, leadTexts.needs(texts.and(fields))]
}
