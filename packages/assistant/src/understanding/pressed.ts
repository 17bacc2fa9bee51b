import type { DialogueState, QuickAction, RequestDraft, SearchSlots } from '../state.ts'
import { leadIntents } from './lead-intents.ts'
import { nothingNamed } from './nothing-named.ts'
import type { Turn, Understanding } from './understanding.ts'

/** A quick action starts its dialogue; searches and estimates start afresh. */
export function pressed(action: QuickAction, { state, language, text }: Turn): Understanding {
  const startsNew = ['find_property', 'search_location', 'estimate_value'].includes(action)
  const { purposeFrom, request, sent } = state
  const known = request && withoutQuestion(request)
  return {
    language,
    intent: action,
    state: {
      slots: startsNew ? {} : withoutOwnSize(state.slots, state),
      intent: action,
      shown: state.shown,
      refs: [],
      ...(!startsNew && purposeFrom !== undefined && { purposeFrom }),
      ...(tasks.has(action) && { pending: action }),
      ...(action === 'book_viewing' && { request: { ...known, kind: 'viewing' as const } }),
      ...(sent !== undefined && { sent }),
      ...(action === 'request_callback' && { request: { ...known, kind: 'callback' as const } }),
    },
    ...nothingNamed(text, state),
    leftRequest: leadIntents.has(action) ? undefined : leftBy(request),
  }
}

/** Quick actions whose next message belongs to them. */
const tasks: ReadonlySet<QuickAction> = new Set([
  'investment_advice',
  'estimate_value',
  'compare_properties',
  'ask_question',
])

/** A request that waits for what it asked. */
export const leftBy = (request: RequestDraft | undefined): RequestDraft | undefined =>
  request?.asked === undefined ? undefined : request

/** A question in between leaves the summary of a request open; all else that was asked is forgotten. */
export const besideQuestion = (request: RequestDraft): RequestDraft =>
  request.asked === 'confirm' ? request : withoutQuestion(request)

/** What was asked about a request is forgotten as soon as the talk turns to something else. */
export function withoutQuestion({ asked: _, ...request }: RequestDraft): RequestDraft {
  return request
}

/** The size of the visitor's own property ends with the talk about its value. */
export function withoutOwnSize(slots: SearchSlots, before: DialogueState): SearchSlots {
  // Sums about it may stand between.
  const wasBeside = before.intent === 'estimate_value' || before.intent === 'ask_question'
  const wasOwn = wasBeside && slots.size_min === slots.size_max
  if (!wasOwn) return slots
  const { size_min, size_max, ...others } = slots
  return others
}
