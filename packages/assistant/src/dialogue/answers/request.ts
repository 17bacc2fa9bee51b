import type { ChatAction, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { foldText } from '@manzil/query-language/language/fold'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence, propertyEvidence } from '../../reply/evidence.ts'
import { propertyTitle } from '../../reply/names.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import type { LeadTexts } from '../../reply/texts/leads/lead-texts.ts'
import { leadTextsOf } from '../../reply/texts/leads/lead-texts-of.ts'
import { textsOf } from '../../reply/texts/texts.ts'
import type { RequestDraft } from '../../state.ts'
import type { RequestKind } from '../../tools/lead-port.ts'
import { fittedSearch, searchQueryString } from '../../tools/search-query-string.ts'
import { askFor } from '../questions.ts'
import { contactDetails, draftAfter, missingContact, wayOf } from '../request-draft.ts'
import { placeOf } from './about.ts'
import { refersTo } from './compare.ts'
import { checkTime, describeSlot, instantOfDraft } from './request-time.ts'
import { say } from './say.ts'
import { answerSentRequest } from './sent-request.ts'

const longestLabel = 110

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
  const asked = await answerDraft(draft, texts, context)
  // 'Is it sent?', 'when will they call?' before the visitor has agreed.
  const isUnsent = understanding.words.change === 'when' && asked.state.request !== undefined
  return isUnsent ? { ...asked, text: [texts.unsent, asked.text].join(context.texts.gap) } : asked
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
  const hasCards = state.shown.length > 0 || kind === 'viewing'
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
    return about(property, { ...open, ...time.keeps, asked: 'time' }, context, {
      lines: [
        ...(row ? [texts.chosen(propertyTitle(row, context))] : []),
        ...(tellsContact(context) ? notedLines(draft, texts, context.texts.comma) : []),
        time.text,
      ],
      actions: [...time.actions, texts.cancel],
    })
  }
  const complaints = complaintsOf(context, texts)
  const missing = missingContact(draft)
  const summary = summaryOf(draft, property, texts, context)
  const choice = property === undefined ? await choiceOf(texts, context) : noChoice
  if (missing.length > 0 || complaints.length > 0) {
    const fields = context.texts.and(missing.map((field) => texts.fields[field]))
    return about(property, { ...draft, asked: 'contact' }, context, {
      lines: [
        summary,
        ...notedLines(draft, texts, context.texts.comma),
        ...complaints,
        ...(missing.length > 0 ? [texts.needs(fields)] : []),
        ...choice.lines,
      ],
      actions: [...choice.actions, texts.cancel],
    })
  }
  if (answer === 'yes' && state.request?.asked === 'confirm')
    return submit(draft, property, texts, context)
  return about(property, { ...draft, asked: 'confirm' }, context, {
    lines: [
      summary,
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

/** The property that a request is about, as it was read. */
interface Property {
  row: PropertyCard
  asOf: string
}

function summaryOf(
  draft: RequestDraft,
  property: Property | undefined,
  texts: LeadTexts,
  context: AnswerContext,
): string {
  const way = wayOf(draft)
  const when = describeSlot(draft, context)
  if (property !== undefined) return texts.summary[way](propertyTitle(property.row, context), when)
  return texts.ofTeam[way === 'reply' ? 'reply' : 'callback'](when)
}

const noChoice: Said = { lines: [], actions: [] }

/** A call needs no property; one of the cards may be meant all the same. */
async function choiceOf(texts: LeadTexts, context: AnswerContext): Promise<Said> {
  const { shown } = context.state
  const { rows } = shown.length === 0 ? { rows: [] } : await context.tools.propertiesById(shown)
  if (rows.length === 0) return noChoice
  return { lines: [texts.orHome], actions: chooseButtons(rows, texts, context) }
}

const withoutProperty = ({ propertyId: _, ...draft }: RequestDraft): RequestDraft => draft

const notedLines = (draft: RequestDraft, texts: LeadTexts, comma: string): string[] => {
  const details = contactDetails(draft)
  return details.length === 0 ? [] : [texts.noted(details.join(comma))]
}

/** The message said who asks, whatever else was wanted of it. */
const tellsContact = ({ understanding: { words } }: AnswerContext): boolean =>
  words.name !== undefined || words.phone !== undefined || words.email !== undefined

function complaintsOf({ understanding }: AnswerContext, texts: LeadTexts): string[] {
  const { badPhone, badEmail } = understanding.words
  return [...(badPhone ? [texts.badPhone] : []), ...(badEmail ? [texts.badEmail] : [])]
}

/** A property is chosen from the screen, or looked for first. */
async function askWhich(
  draft: RequestDraft,
  texts: LeadTexts,
  context: AnswerContext,
  reason?: string,
): Promise<Draft> {
  const { state, texts: general } = context
  const { rows } =
    state.shown.length === 0 ? { rows: [] } : await context.tools.propertiesById(state.shown)
  const hasCards = rows.length > 0
  const when = describeSlot(draft, context)
  const lines = [
    ...(reason === undefined ? [] : [reason]),
    ...notedLines(draft, texts, general.comma),
    ...(when === undefined ? [] : [texts.noted(when)]),
    ...complaintsOf(context, texts),
    (hasCards ? texts.which : texts.searchFirst)[draft.kind],
    texts.needs(general.and(missingContact(draft).map((field) => texts.fields[field]))),
  ]
  return {
    text: (missingContact(draft).length === 0 ? lines.slice(0, -1) : lines).join(general.gap),
    actions: hasCards
      ? chooseButtons(rows, texts, context)
      : [...askFor('location', context).actions, texts.cancel],
    evidence: [],
    state: { ...state, request: { ...draft, asked: 'listing' } },
  }
}

/** Buttons for the cards on the screen, by their numbers there. */
export function chooseButtons(
  rows: readonly PropertyCard[],
  texts: LeadTexts,
  context: AnswerContext,
): ChatAction[] {
  const numbers = new Map(context.state.shown.map((id, index) => [id, index + 1]))
  return rows.map((row, index) => {
    const title = propertyTitle(row, context).slice(0, longestLabel)
    return texts.choose(numbers.get(row._id) ?? index + 1, title)
  })
}

interface Said {
  lines: string[]
  actions: ChatAction[]
}

function about(
  property: Property | undefined,
  request: RequestDraft,
  context: AnswerContext,
  { lines, actions }: Said,
): Draft {
  const { state, texts } = context
  const text = lines.join(texts.gap)
  if (property === undefined) return { text, actions, evidence: [], state: { ...state, request } }
  const { row, asOf } = property
  const isNew = state.request?.propertyId !== row._id
  const title = propertyTitle(row, context)
  return {
    text,
    actions,
    evidence: [propertyEvidence(title, row, 'title', asOf)],
    ...(isNew && {
      results: propertyResults(
        { total: 1, rows: [row], asOf },
        placeOf([row]),
        context,
        state.shown,
      ),
    }),
    state: { ...state, request },
  }
}

async function submit(
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
    const words = isBooked
      ? texts.booked
      : property === undefined
        ? texts.sentToTeam[way === 'reply' ? 'reply' : 'callback']
        : texts.sent[to][way]
    const asOf = property?.asOf ?? context.now.toISOString()
    return {
      ...say(words(reference), context),
      evidence: [figureEvidence(reference, 'request', 'reference', asOf)],
      state: { ...done, sent: { ...(propertyId !== undefined && { propertyId }), reference } },
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

/** What the agent should know, in English: what is wanted, when, and what was looked for. */
function briefFor(draft: RequestDraft, context: AnswerContext): string {
  const english = { ...context, language: 'en' as const, texts: textsOf('en') }
  const search = describeSearch(context.state.slots, english)
  const wants = {
    viewing: 'would like to see this home',
    callback: 'asks to be called',
    reply: 'asks for an answer by e-mail',
  }[wayOf(draft)]
  const about = draft.kind === 'viewing' || draft.propertyId === undefined ? '' : ' about it'
  const looked = search === '' ? '' : ` They were looking for: ${search}.`
  // An exact time goes beside an enquiry; a message to the company has no other place for it.
  const isBeside = draft.propertyId !== undefined && instantOfDraft(draft) !== undefined
  const when = isBeside ? undefined : describeSlot(draft, english)
  const preferred = when === undefined ? '' : ` Preferred time: ${when}.`
  return `A visitor of the chat ${wants}${about}.${preferred}${looked}`
}
