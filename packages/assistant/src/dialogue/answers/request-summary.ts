import type { AnswerContext } from '../../answer-context.ts'
import { propertyTitle } from '../../reply/names.ts'
import type { LeadTexts } from '../../reply/texts/leads/lead-texts.ts'
import { requestNoteTextsOf } from '../../reply/texts/leads/request-note-texts.ts'
import type { RequestDraft } from '../../state.ts'
import { asksForMore, wayOf } from '../request-draft.ts'
import { describeSlot } from './request-time.ts'
import type { Property } from './tell-request.ts'

/** What a request asks for, of which home, and when. */
export function summaryOf(
  draft: RequestDraft,
  property: Property | undefined,
  texts: LeadTexts,
  context: AnswerContext,
): string {
  const way = wayOf(draft)
  const when = describeSlot(draft, context)
  if (asksForMore(draft)) {
    const { ofHome, ofTeam } = requestNoteTextsOf(context.language)
    return property === undefined
      ? ofTeam(when)
      : ofHome(propertyTitle(property.row, context), when)
  }
  if (property !== undefined) return texts.summary[way](propertyTitle(property.row, context), when)
  return texts.ofTeam[way === 'reply' ? 'reply' : 'callback'](when)
}
