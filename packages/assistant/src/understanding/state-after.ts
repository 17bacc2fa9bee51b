import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { DialogueState } from '../state.ts'
import { criteriaFor } from './merge-lists.ts'
import type { Turn } from './understanding.ts'

type Remembered =
  | 'purposeFrom'
  | 'priceScale'
  | 'topic'
  | 'contact'
  | 'when'
  | 'request'
  | 'own'
  | 'aim'

/** What a message says of the conversation after it; undefined where it says nothing of a part. */
interface Heard
  extends Pick<DialogueState, 'slots' | 'intent' | 'refs'>,
    Required<Pick<DialogueState, 'earlier' | 'talkedOf' | 'storyOf'>> {
  turn: Turn
  /** The conversation that the message goes on with. */
  base: DialogueState
  /** It asks for the next page of what is shown. */
  isMore: boolean
  /** The search stays as it was. */
  keepsSearch: boolean
  /** It asks for the same once more. */
  repeats: boolean
  figures: Pick<DialogueState, 'figures'>
}

type Said = { [name in Remembered]: DialogueState[name] | undefined }

/** The conversation after a message. */
export function stateAfter({ turn, base, ...heard }: Heard & Said): DialogueState {
  const { purposeFrom, priceScale, topic, contact, when, request, own, aim } = heard
  const { sent, owner, area, sum, answered } = turn.state
  return {
    slots: heard.slots,
    intent: heard.intent,
    shown: base.shown,
    ...(base.lowest !== undefined && { lowest: base.lowest }),
    ...(base.smallest !== undefined && { smallest: base.smallest }),
    refs: heard.refs,
    ...(heard.isMore && { page: (base.page ?? 1) + 1 }),
    ...(purposeFrom !== undefined && { purposeFrom }),
    ...(priceScale !== undefined && { priceScale }),
    ...(heard.keepsSearch && base.asked !== undefined && { asked: base.asked }),
    ...(topic !== undefined && { topic }),
    ...(contact !== undefined && { contact }),
    ...(when !== undefined && { when }),
    ...(request !== undefined && { request }),
    ...(sent !== undefined && { sent }),
    ...(base.foundNone && { foundNone: true }),
    ...(base.unlistedSaid && { unlistedSaid: true }),
    ...(base.nowhereSaid !== undefined && { nowhereSaid: base.nowhereSaid }),
    ...(base.focus !== undefined && { focus: base.focus }),
    ...(own !== undefined && { own }),
    ...(aim !== undefined && { aim }),
    ...(heard.talkedOf.length > 0 && { talkedOf: heard.talkedOf }),
    ...(heard.storyOf.length > 0 && { storyOf: heard.storyOf }),
    ...(owner === true && { owner: true }),
    ...(area !== undefined && { area }),
    ...heard.figures,
    ...(base.suggested !== undefined && { suggested: base.suggested }),
    ...(sum !== undefined && { sum }),
    ...(answered !== undefined && { answered }),
    ...(heard.earlier.length > 0 && { earlier: heard.earlier }),
    ...(base.order !== undefined && { order: base.order }),
    ...(heard.repeats && base.advice !== undefined && { advice: base.advice }),
  }
}

/** Places that talk is of, or a story: a search that names none may be for them; a search ends them. */
export function placesSpokenOf(
  mentions: readonly Mention[],
  isSearch: boolean,
  before: DialogueState,
  gazetteer: Gazetteer,
): Required<Pick<DialogueState, 'talkedOf' | 'storyOf'>> {
  if (isSearch) return { talkedOf: [], storyOf: [] }
  const named = criteriaFor(mentions, 'location').map(({ slug }) => slug)
  const places = [...new Set(gazetteer.mostSpecific(named))]
  const told = criteriaFor(mentions, 'location', 'aside').map(({ slug }) => slug)
  return {
    talkedOf: places.length > 0 ? places : (before.talkedOf ?? []),
    storyOf: told.length > 0 ? told : (before.storyOf ?? []),
  }
}
