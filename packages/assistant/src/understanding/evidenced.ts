import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { AskedField } from '@manzil/query-language/lexicon/field-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { Intent, RequestDraft, SearchSlots } from '../state.ts'
import type { RequestWords } from './read-request.ts'
import type { TurnFlags } from './turn-flags.ts'

/** A message with everything that tells what is wanted by it. */
export interface Evidenced {
  pieces: readonly Piece[]
  mentions: readonly Mention[]
  flags: TurnFlags
  refs: readonly number[]
  /** The search after the message. */
  slots: SearchSlots
  hasContact: boolean
  hasAppointment: boolean
  /** A day was named. */
  hasDay: boolean
  /** A day was named, and when on it. */
  hasHour: boolean
  /** Places were named, and all of them are whole emirates. */
  onlyEmirates: boolean
  /** A task that asked something before. */
  pending: Intent | undefined
  /** Intent of the message before, and whether it was about a card on the screen. */
  before: Intent
  wasAboutCard: boolean
  /** Asks the question before again, of another place or kind. */
  repeats: boolean
  /** What of an advert a question names. */
  fields: readonly AskedField[]
  /** Names what leads the cards on the screen in place of the one that a request is about. */
  movesRequest: boolean
  /** Asks to see what was spoken of last. */
  seesIt: boolean
  /** Several days were named that would do. */
  hasDays: boolean
  /** Speaks of looking at a home. */
  looks: boolean
  /** Asks to be shown a home by video. */
  byVideo: boolean
  /** Numbers of shown cards that the message asks about. */
  about: readonly number[]
  /** Cards are on the screen. */
  hasShown: boolean
  /** A request to an agent that is being made, and what the message says for it. */
  request: RequestDraft | undefined
  words: RequestWords
}
