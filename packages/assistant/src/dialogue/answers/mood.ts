import type { ChatLink } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { leadTextsOf } from '../../reply/texts/leads/lead-texts-of.ts'
import { requestNoteTextsOf } from '../../reply/texts/leads/request-note-texts.ts'
import { moodTextsOf } from '../../reply/texts/mood-texts.ts'
import { talkTextsOf } from '../../reply/texts/talk-texts.ts'
import type { DialogueState } from '../../state.ts'
import { namesPromised } from '../../understanding/doubts-last.ts'
import type { TalkMood } from '../../understanding/talk-mood.ts'
import { missingOf } from '../request-draft.ts'
import { say } from './say.ts'

const contactPage = '/contact-us'

/** Moods about which the company behind the site is to be asked. */
const toCompany: ReadonlySet<TalkMood> = new Set(['complaint', 'noCall', 'office'])

/** Moods in which somebody may rather be talked to by a person. */
const offersCall: ReadonlySet<TalkMood> = new Set(['complaint', 'machine'])

/** A short reply to talk in which nothing is to be looked up; a request under way stays, and is said to. */
export function answerTalkMood(mood: TalkMood, context: AnswerContext): Draft {
  const { state, texts, language } = context
  const leadTexts = leadTextsOf(language)
  const link = { label: leadTexts.contactPage, link: contactPage }
  const isPromised = mood === 'doubts' && namesPromised(context.said)
  const promised = isPromised ? [moodTextsOf(language).promised] : []
  const lines = [...promised, replyTo(mood, context), ...unsentLines(context)]
  const { sent } = state
  const asOf = context.now.toISOString()
  return {
    ...say(lines.join(texts.gap), context),
    ...(sent && { evidence: [figureEvidence(sent.reference, 'request', 'reference', asOf)] }),
    ...(offersCall.has(mood) &&
      state.request === undefined && { actions: [talkTextsOf(language).call] }),
    ...(toCompany.has(mood) && { links: [link] }),
    ...(mood === 'doubts' && state.answered && { links: [lastText(state.answered)] }),
  }
}

/** The text that was told last, to be read in full. */
const lastText = ({ heading, link }: NonNullable<DialogueState['answered']>): ChatLink => ({
  label: heading,
  link,
})

function replyTo(mood: TalkMood, { state, texts, language }: AnswerContext): string {
  const talk = talkTextsOf(language)
  const reference = state.request === undefined ? state.sent?.reference : undefined
  switch (mood) {
    case 'thanks':
      return reference === undefined ? texts.thanks : talk.thanksSent(reference)
    case 'bye':
      return texts.bye
    case 'postpones':
      return state.shown.length > 1 && state.request?.asked === undefined
        ? talk.postponesCards
        : talk.postpones
    case 'complaint':
      return reference === undefined ? talk.complaint : talk.complaintSent(reference)
    case 'noCall':
      return reference === undefined ? talk.noCall : talk.noCallSent(reference)
    case 'terms':
      return requestNoteTextsOf(language).free
    case 'pricey':
      return moodTextsOf(language).tooMuch
    case 'misheard':
    case 'machine':
    case 'office':
    case 'praise':
    case 'doubts':
    case 'upset':
    case 'confused':
    case 'wishes':
      return talk[mood]
  }
}

/** That nothing was sent, and what a request that asked something still lacks. */
function unsentLines({ understanding, texts, language }: AnswerContext): string[] {
  const request = understanding.leftRequest
  if (request === undefined) return []
  const leadTexts = leadTextsOf(language)
  const fields = missingOf(request).map((part) => leadTexts.fields[part])
  return [leadTexts.unsent, leadTexts.needs(texts.and(fields))]
}
