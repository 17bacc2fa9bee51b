import type { ChatAction, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence, listingEvidence } from '../../reply/evidence.ts'
import { listingTitle } from '../../reply/names.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import type { DeskTexts } from '../../reply/texts/desk/desk-texts.ts'
import { deskTextsOf } from '../../reply/texts/desk/desk-texts-of.ts'
import { textsOf } from '../../reply/texts/texts.ts'
import type { RequestKind } from '../../tools/desk.ts'
import type { AnswerContext, Draft } from '../answer-context.ts'
import { askFor } from '../questions.ts'
import { contactDetails, draftAfter, missingContact } from '../request-draft.ts'
import type { RequestDraft } from '../state.ts'
import { placeOf } from './about.ts'
import { checkTime, describeSlot, instantOfDraft } from './request-time.ts'
import { say } from './say.ts'
import { answerSentRequest } from './sent-request.ts'

const longestLabel = 110

/** Callbacks and viewings: the home, the time, who asks, a summary, and only then it is handed in. */
export const answerCallback = (context: AnswerContext): Promise<Draft> =>
  answerRequest('callback', context)
export const answerViewing = (context: AnswerContext): Promise<Draft> =>
  answerRequest('viewing', context)

async function answerRequest(kind: RequestKind, context: AnswerContext): Promise<Draft> {
  const { state, understanding, desk, language, tools } = context
  const texts = deskTextsOf(language)
  const { answer } = understanding.words
  if (answer === 'no') {
    const { request: _, ...rest } = state
    const open = { ...context, state: rest }
    const wasSent = understanding.words.change !== undefined && state.sent !== undefined
    if (!wasSent) return say(texts.cancelled, open)
    const before = await answerSentRequest(open)
    return { ...before, text: [texts.cancelled, before.text].join(context.texts.gap) }
  }
  const draft = draftAfter(kind, state, understanding, await desk.visitor())
  if (draft.listingId === undefined) return askWhich(draft, texts, context)
  const { rows, asOf } = await tools.listingsById([draft.listingId])
  const [row] = rows
  if (row === undefined) return askWhich(withoutListing(draft), texts, context, texts.gone)
  const time = await checkTime(draft, texts, context)
  if (time !== undefined) {
    const { date, time: _, ...open } = draft
    return aboutRow(row, asOf, { ...open, ...time.keeps, asked: 'time' }, context, {
      lines: [
        texts.chosen(listingTitle(row, context)),
        ...(tellsContact(context) ? notedLines(draft, texts, context.texts.comma) : []),
        time.text,
      ],
      actions: [...time.actions, texts.cancel],
    })
  }
  const complaints = complaintsOf(context, texts)
  const missing = missingContact(draft)
  if (missing.length > 0 || complaints.length > 0) {
    const fields = context.texts.and(missing.map((field) => texts.fields[field]))
    return aboutRow(row, asOf, { ...draft, asked: 'contact' }, context, {
      lines: [
        texts.summary[kind](listingTitle(row, context), describeSlot(draft, context)),
        ...notedLines(draft, texts, context.texts.comma),
        ...complaints,
        ...(missing.length > 0 ? [texts.needs(fields)] : []),
      ],
      actions: [texts.cancel],
    })
  }
  if (answer === 'yes' && state.request?.asked === 'confirm')
    return handIn(draft, row, asOf, texts, context)
  return aboutRow(row, asOf, { ...draft, asked: 'confirm' }, context, {
    lines: [
      texts.summary[kind](listingTitle(row, context), describeSlot(draft, context)),
      texts.from(contactDetails(draft).join(context.texts.comma)),
      texts.confirm,
    ],
    actions: [texts.yes, ...(kind === 'viewing' ? [texts.otherTime] : []), texts.cancel],
  })
}

const withoutListing = ({ listingId: _, ...draft }: RequestDraft): RequestDraft => draft

const notedLines = (draft: RequestDraft, texts: DeskTexts, comma: string): string[] => {
  const details = contactDetails(draft)
  return details.length === 0 ? [] : [texts.noted(details.join(comma))]
}

/** The message said who asks, whatever else was wanted of it. */
const tellsContact = ({ understanding: { words } }: AnswerContext): boolean =>
  words.name !== undefined || words.phone !== undefined || words.email !== undefined

function complaintsOf({ understanding }: AnswerContext, texts: DeskTexts): string[] {
  const { badPhone, badEmail } = understanding.words
  return [...(badPhone ? [texts.badPhone] : []), ...(badEmail ? [texts.badEmail] : [])]
}

/** A home is chosen from the screen, or looked for first. */
async function askWhich(
  draft: RequestDraft,
  texts: DeskTexts,
  context: AnswerContext,
  reason?: string,
): Promise<Draft> {
  const { state, texts: general } = context
  const { rows } =
    state.shown.length === 0 ? { rows: [] } : await context.tools.listingsById(state.shown)
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
  texts: DeskTexts,
  context: AnswerContext,
): ChatAction[] {
  const numbers = new Map(context.state.shown.map((id, index) => [id, index + 1]))
  return rows.map((row, index) => {
    const title = listingTitle(row, context).slice(0, longestLabel)
    return texts.choose(numbers.get(row._id) ?? index + 1, title)
  })
}

interface Said {
  lines: string[]
  actions: ChatAction[]
}

function aboutRow(
  row: PropertyCard,
  asOf: string,
  request: RequestDraft,
  context: AnswerContext,
  { lines, actions }: Said,
): Draft {
  const { state, texts } = context
  const isNew = state.request?.listingId !== row._id
  const title = listingTitle(row, context)
  return {
    text: lines.join(texts.gap),
    actions,
    evidence: [listingEvidence(title, row, 'title', asOf)],
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

async function handIn(
  draft: RequestDraft,
  row: PropertyCard,
  asOf: string,
  texts: DeskTexts,
  context: AnswerContext,
): Promise<Draft> {
  const { state, desk, language } = context
  const { name = '', email = '', phone = '', kind } = draft
  const handed = await desk.handIn({
    kind,
    listingId: row._id,
    name,
    email,
    phone,
    message: briefFor(draft, context),
    preferredTime: instantOfDraft(draft)?.toISOString(),
    language,
  })
  const { request: _, ...done } = state
  if (handed.kind === 'sent') {
    return {
      ...say(texts.sent[handed.to][kind](handed.reference), context),
      evidence: [figureEvidence(handed.reference, 'request', 'reference', asOf)],
      state: { ...done, sent: { listingId: row._id, reference: handed.reference } },
    }
  }
  if (handed.kind === 'gone') return askWhich(withoutListing(draft), texts, context, texts.gone)
  // The draft stays, so that one word is enough to try again.
  return {
    ...say(texts[handed.kind], context),
    actions: [texts.yes, texts.cancel],
    state: { ...state, request: { ...draft, asked: 'confirm' } },
  }
}

/** What the agent should know, in English: what is wanted, when, and what was looked for. */
function briefFor(draft: RequestDraft, context: AnswerContext): string {
  const english = { ...context, language: 'en' as const, texts: textsOf('en') }
  const search = describeSearch(context.state.slots, english)
  const wants =
    draft.kind === 'viewing' ? 'would like to see this home' : 'asks to be called about it'
  const looked = search === '' ? '' : ` They were looking for: ${search}.`
  // An exact time goes beside the message.
  const when = instantOfDraft(draft) === undefined ? describeSlot(draft, english) : undefined
  const preferred = when === undefined ? '' : ` Preferred time: ${when}.`
  return `A visitor of the chat ${wants}.${preferred}${looked}`
}
