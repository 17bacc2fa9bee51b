import type { ChatLink, Evidence } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { propertyTitle } from '../../reply/names.ts'
import { compareTextsOf } from '../../reply/texts/compare-texts.ts'
import { leadTextsOf } from '../../reply/texts/leads/lead-texts-of.ts'
import { recapTextsOf } from '../../reply/texts/recap-texts.ts'
import { understoodSearch } from '../../reply/understood-search.ts'
import { filledSlots } from '../../state.ts'
import { listingPageLink } from '../../tools/search-query-string.ts'
import { focusRef, lastingTurns } from '../focus.ts'
import type { RecapAsked } from '../recap-asked.ts'
import { missingOf } from '../request-draft.ts'
import { describeProperty } from './compare.ts'

/** What was looked for, shown and asked for so far; what somebody else is to see is a link to copy. */
export async function answerRecap(
  { recap, sendOn, isToOneself }: RecapAsked,
  context: AnswerContext,
): Promise<Draft> {
  const { understanding, language, tools } = context
  const { page: _, topic: __, money: ___, ...rest } = context.state
  const slots = understanding.before
  const state = { ...rest, slots, refs: [], intent: 'ask_question' as const }
  const wording = recapTextsOf(language)
  const evidence: Evidence[] = []
  const { rows, asOf } = await tools.propertiesById(state.shown)
  const focused = focusRef(state, lastingTurns)
  const one = rows.find(({ _id }) => focused !== undefined && _id === state.shown[focused - 1])
  const isSearching = filledSlots(slots).length > 0
  const lines = recap
    ? [
        ...(isSearching ? [wording.looking(describeSearch(slots, context))] : []),
        ...(rows.length > 0 ? [wording.shown(rows.length)] : []),
        ...rows.map((row) => describeProperty(row, asOf, evidence, context)),
        ...(focused === undefined || rows.length < 2
          ? []
          : [wording.spokenOf(compareTextsOf(language).home(String(focused)))]),
        ...requestLines(context, evidence, asOf),
      ]
    : []
  if (recap && lines.length === 0) lines.push(wording.nothingYet)
  const links: ChatLink[] = sendOn
    ? [
        ...(one ? [{ label: propertyTitle(one, context), link: one.link }] : []),
        ...(isSearching ? [{ label: wording.search, link: listingPageLink(slots) }] : []),
      ]
    : []
  const cannotSend = isToOneself ? wording.noEmail : wording.cannotSend
  if (sendOn) lines.push(links.length > 0 ? cannotSend : wording.nothingToSend)
  return {
    text: lines.join('\n'),
    actions: [],
    evidence,
    links,
    search: understoodSearch(slots, context),
    state,
  }
}

/** A request under way or handed in. */
function requestLines(
  { state: { request, sent }, language, texts }: AnswerContext,
  evidence: Evidence[],
  asOf: string,
): string[] {
  const leadTexts = leadTextsOf(language)
  if (request !== undefined) {
    const fields = missingOf(request).map((part) => leadTexts.fields[part])
    return [[leadTexts.unsent, leadTexts.needs(texts.and(fields))].join(texts.gap)]
  }
  if (sent === undefined) return []
  evidence.push(figureEvidence(sent.reference, 'request', 'reference', asOf))
  return [recapTextsOf(language).sent(sent.reference)]
}
