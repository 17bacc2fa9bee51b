import type { SearchSlots } from '../dialogue/state.ts'
import type { Piece } from '../grammar/pieces.ts'
import type { Mention } from './mentions.ts'
import type { TurnFlags } from './turn-flags.ts'

/** What of a message and of the conversation tells whether it asks about homes that are known. */
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
export function seesTheHome({ pieces, mentions }: Pick<Evidenced, 'pieces' | 'mentions'>): boolean {
  const names = pieces.some(
    ({ meaning }) => meaning.kind === 'cue' && meaning.cue === 'see' && meaning.types !== undefined,
  )
  return names && mentions.every(({ wish }) => wish.slot === 'type')
}

/** Of a card or of what was looked for; 'at a fair price' beside a home belongs to a search. */
export function asksFair({
  flags: { cues },
  mentions,
  about,
  slots,
}: Omit<Evidenced, 'pieces'>): boolean {
  if (!cues.has('fair') || cues.has('search')) return false
  const namesNothing = mentions.every(({ wish }) => ['sort_by', 'number'].includes(wish.slot))
  return namesNothing && (about.length > 0 || slots.location !== undefined)
}

/** 'JVC or the Lakes, where is it nicer?' compares; with a price or rooms it looks for homes. */
export function asksWhich({ pieces, mentions }: Pick<Evidenced, 'pieces' | 'mentions'>): boolean {
  if (!pieces.some(({ meaning }) => meaning.kind === 'which')) return false
  const slots = new Set(mentions.map(({ wish }) => wish.slot))
  const [only, other] = slots
  const isOfOneKind = other === undefined && (only === 'location' || only === 'type')
  return isOfOneKind && mentions.length > 1
}
