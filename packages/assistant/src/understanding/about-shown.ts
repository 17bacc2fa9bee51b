import type { Mention } from '@manzil/query-language/reading/mentions'
import type { DialogueState } from '../state.ts'
import type { TurnFlags } from './turn-flags.ts'

interface Evidenced {
  mentions: readonly Mention[]
  flags: TurnFlags
  ordinals: readonly number[]
  state: DialogueState
  /** The message is about the property of a page, the only card. */
  atProperty: boolean
}

/** Facts of a property that a question without a number may go on about. */
const facts: ReadonlySet<string> = new Set(['features', 'furnished', 'completion'])

const beside: ReadonlySet<string> = new Set([...facts, 'type', 'number'])
const isFact = ({ criterion }: Mention): boolean => facts.has(criterion.slot)

/**
 * Which of the cards on the screen a message asks about: those that it names ('the second one, is
 * it furnished?'), or after such a question the same ones ('and does it have a pool?').
 */
export function shownAskedAbout({
  mentions,
  flags,
  ordinals,
  state,
  atProperty,
}: Evidenced): number[] {
  if (state.shown.length === 0) return []
  const isQuestion = flags.question || flags.cues.has('question')
  const wantsPlace = mentions.some(
    ({ criterion, stance }) => criterion.slot === 'location' && stance === 'want',
  )
  // 'Is the price fair?' of the card that was talked about, or of the only one.
  if (flags.cues.has('fair') && ordinals.length === 0)
    return state.shown.length === 1 ? [1] : state.refs
  if (ordinals.length > 0) return wantsPlace && !isQuestion ? [] : [...ordinals]
  const asksFact =
    mentions.length > 0 && mentions.every(({ criterion }) => facts.has(criterion.slot))
  if (atProperty && asksFact) return [1]
  // 'Is it furnished?' while a viewing of it is being asked for.
  const { request } = state
  const ofRequest = state.shown.indexOf(request?.propertyId ?? '') + 1
  const besideRequest =
    mentions.length > 0 && mentions.every(({ criterion }) => beside.has(criterion.slot))
  if (ofRequest > 0 && isQuestion && besideRequest && mentions.some(isFact)) return [ofRequest]
  const goesOn = state.intent === 'ask_question' && state.refs.length > 0
  return goesOn && isQuestion && asksFact && !flags.cues.has('search') ? state.refs : []
}
