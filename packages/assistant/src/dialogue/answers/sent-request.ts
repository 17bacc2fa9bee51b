import type { AnswerContext, Draft } from '../../answer-context.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { propertyTitle } from '../../reply/names.ts'
import { leadTextsOf } from '../../reply/texts/leads/lead-texts-of.ts'
import { say } from './say.ts'

const contactPage = '/contact-us'

/** A request that was handed in is the advertiser's to change; says so, and where to reach them. */
export async function answerSentRequest(context: AnswerContext): Promise<Draft> {
  const { state, tools, language } = context
  const texts = leadTextsOf(language)
  const toContact = { label: texts.contactPage, link: contactPage }
  if (state.sent === undefined) return { ...say(texts.noneSent, context), links: [toContact] }
  const { reference, propertyId } = state.sent
  const { rows, asOf } = await tools.propertiesById(propertyId === undefined ? [] : [propertyId])
  const isOfTeam = propertyId === undefined
  const before = isOfTeam ? texts.sentToTeamBefore : texts.sentBefore
  const answers = isOfTeam ? texts.whenAnswered.team : texts.whenAnswered.agent
  const words = context.understanding.words.change === 'when' ? answers : before
  const toProperties = rows.map((row) => ({ label: propertyTitle(row, context), link: row.link }))
  return {
    ...say(words(reference), context),
    evidence: [figureEvidence(reference, 'request', 'reference', asOf)],
    links: toProperties.length > 0 ? toProperties : [toContact],
  }
}
