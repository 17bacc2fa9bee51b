import type { AnswerContext, Draft } from '../../answer-context.ts'
import { propertyTitle } from '../../reply/names.ts'
import type { LeadTexts } from '../../reply/texts/leads/lead-texts.ts'
import { leadTextsOf } from '../../reply/texts/leads/lead-texts-of.ts'
import { talkTextsOf } from '../../reply/texts/talk-texts.ts'
import type { RequestDraft } from '../../state.ts'
import type { RequestKind } from '../../tools/lead-port.ts'
import { isForAgent, wasCalledAgain } from '../../understanding/request-note.ts'
import { refersTo } from '../refers-to.ts'
import { contactDetails, draftAfter, missingContact } from '../request-draft.ts'
import {
  askWhich,
  choiceOf,
  complaintsOf,
  noChoice,
  notedLines,
  noteLines,
  withoutProperty,
} from './choose-property.ts'
import { summaryOf } from './request-summary.ts'
import { checkTime, describeSlot } from './request-time.ts'
import { say } from './say.ts'
import { answerSentRequest } from './sent-request.ts'
import { submitRequest } from './submit-request.ts'
import { about } from './tell-request.ts'

/** Callbacks and viewings: the property, the time, who asks, a summary, and only then it is handed in. */
export const answerCallback = (context: AnswerContext): Promise<Draft> =>
  answerRequest('callback', context)
export const answerViewing = (context: AnswerContext): Promise<Draft> =>
  answerRequest('viewing', context)

async function answerRequest(kind: RequestKind, context: AnswerContext): Promise<Draft> {
  const { state, understanding, leads, language } = context
  const texts = leadTextsOf(language)
  if (understanding.words.answer === 'no') {
    const { request: _, ...rest } = state
    const open = { ...context, state: rest }
    const wasSent = understanding.words.change !== undefined && state.sent !== undefined
    if (!wasSent) return say(texts.cancelled, open)
    const before = await answerSentRequest(open)
    return { ...before, text: [texts.cancelled, before.text].join(context.texts.gap) }
  }
  const draft = draftAfter(kind, state, understanding, await leads.visitor())
  const told = await answerDraft(draft, texts, context)
  const isSorry = understanding.words.note !== undefined && wasCalledAgain(context.said)
  const { calls } = talkTextsOf(language)
  // 'Are you a robot? I would rather talk to somebody: 050 …'
  const isAskedWho = understanding.flags.cues.has('human') && state.request === undefined
  const first = [...(isSorry ? [calls] : []), ...(isAskedWho ? [context.texts.human] : [])]
  const asked = { ...told, text: [...first, told.text].join(context.texts.gap) }
  // 'Is it sent?', 'when will they call?' before the visitor has agreed.
  const { change } = understanding.words
  if (change !== 'when' && change !== 'told') return asked
  if (asked.state.request !== undefined)
    return { ...asked, text: [texts.unsent, asked.text].join(context.texts.gap) }
  if (asked.state.sent === undefined) return asked
  const who = await answerSentRequest({ ...context, state: asked.state })
  return { ...asked, text: [asked.text, who.text].join(context.texts.gap), links: who.links ?? [] }
}

async function answerDraft(
  draft: RequestDraft,
  texts: LeadTexts,
  context: AnswerContext,
): Promise<Draft> {
  const { state, understanding, tools } = context
  const { kind, propertyId } = draft
  const { answer } = understanding.words
  if (propertyId === undefined && kind === 'viewing') return askWhich(draft, texts, context)
  // A card that is none of those shown, or one that nobody can tell.
  const isOfAgent = draft.note !== undefined && isForAgent(draft.note)
  const hasCards = state.shown.length > 0 || kind === 'viewing' || isOfAgent
  if (hasCards && state.refs.length > 0 && refersTo(state.refs, state.shown).length === 0)
    return askWhich(withoutProperty(draft), texts, context)
  const { rows, asOf } = await tools.propertiesById(propertyId === undefined ? [] : [propertyId])
  const [row] = rows
  if (row === undefined && propertyId !== undefined)
    return askWhich(withoutProperty(draft), texts, context, texts.gone)
  const property = row && { row, asOf }
  const time = await checkTime(draft, texts, context)
  if (time !== undefined) {
    const { date, time: _, ...open } = draft
    const { keeps } = time
    // A day or a part of it that was told is said back while its hour is asked for.
    const lacksPart = draft.time === undefined || draft.date === undefined
    const day = lacksPart ? describeSlot({ ...open, ...keeps }, context) : undefined
    return about(property, { ...open, ...keeps, asked: 'time' }, context, {
      lines: [
        ...(row ? [texts.chosen(propertyTitle(row, context))] : []),
        ...(tellsContact(context) ? notedLines(draft, texts, context.texts.comma) : []),
        ...(day === undefined ? [] : [texts.noted(day)]),
        ...noteLines(draft, context),
        time.text,
      ],
      actions: [...time.actions, texts.cancel],
    })
  }
  const complaints = complaintsOf(context, texts)
  const missing = missingContact(draft)
  const summary = summaryOf(draft, property, texts, context)
  const note = noteLines(draft, context)
  const choice = property === undefined ? await choiceOf(texts, context) : noChoice
  if (missing.length > 0 || complaints.length > 0) {
    const fields = context.texts.and(missing.map((field) => texts.fields[field]))
    return about(property, { ...draft, asked: 'contact' }, context, {
      lines: [
        summary,
        ...note,
        ...notedLines(draft, texts, context.texts.comma),
        ...complaints,
        ...(missing.length > 0 ? [texts.needs(fields)] : []),
        ...choice.lines,
      ],
      actions: [...choice.actions, texts.cancel],
    })
  }
  if (answer === 'yes' && state.request?.asked === 'confirm')
    return submitRequest(draft, property, texts, context)
  return about(property, { ...draft, asked: 'confirm' }, context, {
    lines: [
      summary,
      ...note,
      ...choice.lines,
      texts.from(contactDetails(draft).join(context.texts.comma)),
      texts.confirm,
      // The team of the site gets no conversations.
      ...(property === undefined ? [] : [texts.confirmAll]),
    ],
    actions: [
      texts.yes,
      ...(property === undefined ? [] : [texts.yesWithConversation]),
      ...(kind === 'viewing' ? [texts.otherTime] : []),
      ...choice.actions,
      texts.cancel,
    ],
  })
}

/** The message said who asks, whatever else was wanted of it. */
const tellsContact = ({ understanding: { words } }: AnswerContext): boolean =>
  words.name !== undefined || words.phone !== undefined || words.email !== undefined
