import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { SearchSlots } from '../state.ts'
import { readOrdinals } from './read-details.ts'
import type { TurnFlags } from './turn-flags.ts'

/** What of a message and of the conversation tells whether it asks about properties that are known. */
interface Evidenced {
  pieces: readonly Piece[]
  mentions: readonly Mention[]
  flags: TurnFlags
  /** The search after the message. */
  slots: SearchSlots
  /** Numbers of shown cards that the message asks about. */
  about: readonly number[]
}

/** 'أشوف الشقة' means one that is known, unless the message tells which ones are looked for. */
export function seesTheProperty({
  pieces,
  mentions,
}: Pick<Evidenced, 'pieces' | 'mentions'>): boolean {
  const names = pieces.some(
    ({ meaning }) => meaning.kind === 'cue' && meaning.cue === 'see' && meaning.types !== undefined,
  )
  return names && mentions.every(({ criterion }) => criterion.slot === 'type')
}

/** 'Which of the last two is bigger?', 'the first or the third, what is cheaper?' */
export function asksWhichCard({
  pieces,
  mentions,
  flags,
}: Pick<Evidenced, 'pieces' | 'mentions' | 'flags'>): boolean {
  const asks = flags.question || flags.cues.has('question')
  const ranks = pieces.some(
    ({ meaning }) =>
      meaning.kind === 'sort' ||
      meaning.kind === 'bound' ||
      (meaning.kind === 'joint' && meaning.joint === 'or'),
  )
  return (
    asks && ranks && readOrdinals(pieces).length > 1 && namesOnly(mentions, ['sort_by', 'number'])
  )
}

/** Of a card or of what was looked for; 'at a fair price' beside a property belongs to a search. */
export function asksFair({
  flags: { cues },
  mentions,
  about,
  slots,
}: Omit<Evidenced, 'pieces'>): boolean {
  if (!cues.has('fair')) return false
  // The rent of a card is what it costs, and what is searched for beside it is named.
  if (about.length > 0) return namesOnly(mentions, ['sort_by', 'number', 'purpose'])
  if (cues.has('search')) return false
  return namesOnly(mentions, ['sort_by', 'number']) && slots.location !== undefined
}

const namesOnly = (mentions: readonly Mention[], slots: readonly string[]): boolean =>
  mentions.every(({ criterion }) => slots.includes(criterion.slot))

/** 'JVC or the Lakes, where is it nicer?' compares; with a price or rooms it looks for properties. */
export function asksWhich({ pieces, mentions }: Pick<Evidenced, 'pieces' | 'mentions'>): boolean {
  if (!pieces.some(({ meaning }) => meaning.kind === 'which')) return false
  const slots = new Set(mentions.map(({ criterion }) => criterion.slot))
  const [only, other] = slots
  const isOfOneKind = other === undefined && (only === 'location' || only === 'type')
  return isOfOneKind && mentions.length > 1
}
