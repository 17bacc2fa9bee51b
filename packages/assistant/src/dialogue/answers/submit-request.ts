import { foldText } from '@manzil/query-language/language/fold'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import type { LeadTexts } from '../../reply/texts/leads/lead-texts.ts'
import { leadTextsOf } from '../../reply/texts/leads/lead-texts-of.ts'
import { requestNoteTextsOf } from '../../reply/texts/leads/request-note-texts.ts'
import { textsOf } from '../../reply/texts/texts.ts'
import type { RequestDraft, SentRequest } from '../../state.ts'
import type { LeadOutcome } from '../../tools/lead-port.ts'
import { fittedSearch, searchQueryString } from '../../tools/search-query-string.ts'
import { wantsWhatsApp } from '../../understanding/request-note.ts'
import { asksForMore, wayOf } from '../request-draft.ts'
import { askWhich, withoutProperty } from './choose-property.ts'
import { checkTime, describeSlot, instantOfDraft } from './request-time.ts'
import { say } from './say.ts'
import { about, type Property } from './tell-request.ts'

/** Hands a request in; the draft stays where that fails, so that one word is enough to try again. */
export async function submitRequest(
  draft: RequestDraft,
  property: Property | undefined,
  texts: LeadTexts,
  context: AnswerContext,
): Promise<Draft> {
  const { state, leads, language } = context
  const { name = '', email, phone, kind } = draft
  const propertyId = property?.row._id
  const way = wayOf(draft)
  const handed = await leads.submit({
    kind,
    propertyId,
    name,
    email,
    phone,
    ...(wantsWhatsApp(draft.note) && { channel: 'whatsapp' as const }),
    message: briefFor(draft, context),
    preferredTime: instantOfDraft(draft)?.toISOString(),
    language,
    conversation:
      property !== undefined && saysWithConversation(context)
        ? { search: searchQueryString(fittedSearch(state.slots)) }
        : undefined,
  })
  const { request: _, ...done } = state
  if (handed.kind === 'sent') {
    const { reference, to, isBooked } = handed
    const { sent } = requestNoteTextsOf(language)
    const isNoted = asksForMore(draft)
    const words = isBooked
      ? texts.booked
      : isNoted
        ? sent[property === undefined ? 'site' : to]
        : property === undefined
          ? texts.sentToTeam[way === 'reply' ? 'reply' : 'callback']
          : texts.sent[to][way]
    const asOf = property?.asOf ?? context.now.toISOString()
    return {
      ...say(words(reference), context),
      evidence: [figureEvidence(reference, 'request', 'reference', asOf)],
      state: { ...done, sent: sentRequest(draft, propertyId, handed) },
    }
  }
  if (handed.kind === 'gone') return askWhich(withoutProperty(draft), texts, context, texts.gone)
  if (handed.kind === 'taken') return askAgain(draft, property, texts, context)
  // The draft stays, so that one word is enough to try again.
  return {
    ...say(texts[handed.kind], context),
    actions: [texts.yes, texts.cancel],
    state: { ...state, request: { ...draft, asked: 'confirm' } },
  }
}

/** What is remembered of it: who got it is asked afterwards. */
function sentRequest(
  draft: RequestDraft,
  propertyId: string | undefined,
  { reference, to, isBooked }: Extract<LeadOutcome, { kind: 'sent' }>,
): SentRequest {
  return {
    ...(propertyId !== undefined && { propertyId }),
    reference,
    to,
    ...(isBooked && { isBooked }),
    draft,
  }
}

/** The visitor's yes says that the conversation goes along, in the language of the chat or in English. */
const saysWithConversation = ({ said, language }: AnswerContext): boolean =>
  [language, 'en' as const].some((each) =>
    foldText(said).includes(foldText(leadTextsOf(each).withConversation)),
  )

/** Somebody was faster: the nearest times that are still free. */
async function askAgain(
  draft: RequestDraft,
  property: Property | undefined,
  texts: LeadTexts,
  context: AnswerContext,
): Promise<Draft> {
  const again = await checkTime(draft, texts, context)
  const { date, time: _, ...open } = draft
  return about(property, { ...open, ...again?.keeps, asked: 'time' }, context, {
    lines: [again?.text ?? texts.failed],
    actions: [...(again?.actions ?? [texts.otherTime]), texts.cancel],
  })
}

/** Who lets or sells a home of their own, and which, as far as it was told. */
function ownProperty({ state: { owner, own } }: AnswerContext, english: AnswerContext): string {
  if (owner !== true) return ''
  const which = own === undefined ? '' : `: ${describeSearch(own.slots, english)}`
  return ` They have spoken of a home of their own to let or sell${which}.`
}

/** What the agent should know, in English: what is wanted, when, and what was looked for. */
function briefFor(draft: RequestDraft, context: AnswerContext): string {
  const english = { ...context, language: 'en' as const, texts: textsOf('en') }
  const search = describeSearch(context.state.slots, english)
  const wants = {
    viewing: 'would like to see this home',
    callback: asksForMore(draft) ? 'asks to be contacted' : 'asks to be called',
    reply: 'asks for an answer by e-mail',
  }[wayOf(draft)]
  const about = draft.kind === 'viewing' || draft.propertyId === undefined ? '' : ' about it'
  const looked = search === '' ? '' : ` They were looking for: ${search}.`
  // An exact time goes beside an enquiry; a message to the company has no other place for it.
  const isBeside = draft.propertyId !== undefined && instantOfDraft(draft) !== undefined
  const when = isBeside ? undefined : describeSlot(draft, english)
  const preferred = when === undefined ? '' : ` Preferred time: ${when}.`
  const note = draft.note === undefined ? '' : ` In their own words: “${draft.note}”.`
  return `A visitor of the chat ${wants}${about}.${note}${preferred}${ownProperty(context, english)}${looked}`
}
