import type { ChatAction, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { propertyTitle } from '../../reply/names.ts'
import type { LeadTexts } from '../../reply/texts/leads/lead-texts.ts'
import { requestNoteTextsOf } from '../../reply/texts/leads/request-note-texts.ts'
import { filledSlots, type RequestDraft } from '../../state.ts'
import { askFor } from '../questions.ts'
import { contactDetails, missingContact } from '../request-draft.ts'
import { describeSlot } from './request-time.ts'
import type { Said } from './tell-request.ts'

const longestLabel = 110

export const noChoice: Said = { lines: [], actions: [] }

/** A call needs no property; one of the cards may be meant all the same. */
export async function choiceOf(texts: LeadTexts, context: AnswerContext): Promise<Said> {
  const { shown, owner } = context.state
  if (owner === true) return noChoice
  const { rows } = shown.length === 0 ? { rows: [] } : await context.tools.propertiesById(shown)
  if (rows.length === 0) return noChoice
  return { lines: [texts.orHome], actions: chooseButtons(rows, texts, context) }
}

export const withoutProperty = ({ propertyId: _, ...draft }: RequestDraft): RequestDraft => draft

export const notedLines = (draft: RequestDraft, texts: LeadTexts, comma: string): string[] => {
  const details = contactDetails(draft)
  return details.length === 0 ? [] : [texts.noted(details.join(comma))]
}

/** What goes along in the visitor's words. */
export const noteLines = ({ note }: RequestDraft, { language }: AnswerContext): string[] =>
  note === undefined ? [] : [requestNoteTextsOf(language).note(note)]

export function complaintsOf({ understanding }: AnswerContext, texts: LeadTexts): string[] {
  const { badPhone, badEmail } = understanding.words
  return [...(badPhone ? [texts.badPhone] : []), ...(badEmail ? [texts.badEmail] : [])]
}

/** A property is chosen from the screen, or looked for first. */
export async function askWhich(
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
    ...noteLines(draft, context),
    ...complaintsOf(context, texts),
    hasCards ? texts.which[draft.kind] : searchFirst(draft, texts, context),
    texts.needs(general.and(missingContact(draft).map((field) => texts.fields[field]))),
  ]
  return {
    text: (missingContact(draft).length === 0 ? lines.slice(0, -1) : lines).join(general.gap),
    actions: hasCards
      ? chooseButtons(rows, texts, context)
      : [...(isSearched(context) ? [] : askFor('location', context).actions), texts.cancel],
    evidence: [],
    state: { ...state, request: { ...draft, asked: 'listing' } },
  }
}

/** Whoever has told already what is looked for is not asked for it again. */
function searchFirst(draft: RequestDraft, texts: LeadTexts, context: AnswerContext): string {
  return isSearched(context)
    ? texts.nothingFits(describeSearch(context.state.slots, context))
    : texts.searchFirst[draft.kind]
}

const isSearched = ({ state }: AnswerContext): boolean =>
  state.foundNone === true && filledSlots(state.slots).length > 0

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
