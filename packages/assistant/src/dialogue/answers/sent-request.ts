import type { AnswerContext, Draft } from '../../answer-context.ts'
import { figureEvidence, propertyEvidence } from '../../reply/evidence.ts'
import { propertyTitle } from '../../reply/names.ts'
import type { LeadTexts } from '../../reply/texts/leads/lead-texts.ts'
import { leadTextsOf } from '../../reply/texts/leads/lead-texts-of.ts'
import type { SentRequest } from '../../state.ts'
import type { RequestChange } from '../../understanding/own-request.ts'
import { contactDetails } from '../request-draft.ts'
import { summaryOf } from './request-summary.ts'
import { say } from './say.ts'

const contactPage = '/contact-us'

/** What is asked of a request after it was handed in, by what was sent and who got it: they alone change it. */
export async function answerSentRequest(context: AnswerContext): Promise<Draft> {
  const { state, tools, language } = context
  const texts = leadTextsOf(language)
  const toContact = { label: texts.contactPage, link: contactPage }
  if (state.sent === undefined) return { ...say(texts.noneSent, context), links: [toContact] }
  const { sent } = state
  const { reference, propertyId, draft } = sent
  const { rows, asOf } = await tools.propertiesById(propertyId === undefined ? [] : [propertyId])
  const [row] = rows
  const { change } = context.understanding.words
  const property = row && { row, asOf }
  const told = change === 'told' ? draft : undefined
  const details = contactDetails(told)
  const lines = [
    ...(told === undefined
      ? []
      : [summaryOf(told, property, texts, context), texts.from(details.join(context.texts.comma))]),
    wordsFor(change, sent, texts)(reference),
  ]
  return {
    ...say(lines.join(context.texts.gap), context),
    evidence: [
      figureEvidence(reference, 'request', 'reference', asOf),
      ...details.map((detail) => figureEvidence(detail, 'request', 'contact', asOf)),
      ...(told === undefined || row === undefined
        ? []
        : [propertyEvidence(propertyTitle(row, context), row, 'title', asOf)]),
    ],
    links:
      row === undefined || recipientOf(sent) === 'site'
        ? [toContact]
        : [{ label: propertyTitle(row, context), link: row.link }],
  }
}

/** One that was stored before it was remembered who got it went to whoever advertises. */
const recipientOf = ({ to, propertyId }: SentRequest): NonNullable<SentRequest['to']> =>
  to ?? (propertyId === undefined ? 'site' : 'agent')

function wordsFor(
  change: RequestChange | undefined,
  sent: SentRequest,
  texts: LeadTexts,
): (reference: string) => string {
  const to = recipientOf(sent)
  const { draft, propertyId, isBooked } = sent
  if (change === 'when' || change === 'told') {
    if (isBooked) return texts.whenBooked
    return texts.whenAnswered[propertyId === undefined ? 'team' : to]
  }
  if (to === 'site') return texts.sentToTeamBefore
  // Whoever comes to a viewing has a link by mail.
  const hasMail = draft?.kind === 'viewing' && draft.email !== undefined
  return hasMail ? texts.sentByMail : texts.sentBefore
}
