import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { ReadMessage } from '@manzil/query-language/reading/reader'
import type {
  Appointment,
  DaySpan,
  DialogueState,
  Intent,
  RequestDraft,
  SearchSlots,
} from '../state.ts'
import type { RequestWords } from './read-request.ts'
import type { RepairedCriterion } from './repaired-criteria.ts'
import type { TalkMood } from './talk-mood.ts'
import type { TurnFlags } from './turn-flags.ts'
import type { UnusedCriterion } from './unused-criteria.ts'

/** Part of a message that was understood; indices into its NFC form. */
export interface Span {
  start: number
  end: number
  kind: Meaning['kind']
}

/** What a message says, on top of the conversation before it. */
export interface Understanding {
  language: LanguageCode
  intent: Intent
  /** The message is nothing but this. */
  mood?: TalkMood
  /** The conversation after the message. */
  state: DialogueState
  /** Share of the words that are known, from 0 to 1. */
  confidence: number
  spans: Span[]
  flags: TurnFlags
  /** What the message says about properties, in its order. */
  mentions: readonly Mention[]
  /** What it says for a request to an agent. */
  words: RequestWords
  appointment: Appointment | undefined
  /** What a request says beside what was understood of it, in the visitor's words. */
  rest: string | undefined
  /** The days that would suit a request. */
  within: DaySpan | undefined
  /** A request to an agent that had asked something, and is not gone on with. */
  leftRequest: RequestDraft | undefined
  /** Cards that the message before was about. */
  lastRefs: readonly number[]
  /** The search before the message, and the price that 'cheaper' was meant against. */
  before: SearchSlots
  below: number | undefined
  /** The message was a request of its own. */
  startedAfresh: boolean
  /** What was told before in talk, and enters the search with this message. */
  recalled: SearchSlots
  /** What the message alone asks for. */
  told: SearchSlots
  /** It asks the question before again, of another place or kind. */
  repeats: boolean
  /** The search before the last change is taken up again. */
  restores: boolean
  unused: readonly UnusedCriterion[]
  /** Criteria that were read into slips. */
  repaired: readonly RepairedCriterion[]
  /** Cards that were named as such. */
  ordinals: readonly number[]
  /** A place seems to be named that the gazetteer does not have, in the visitor's words. */
  unknownPlace: string | undefined
}

export interface Turn {
  text: string
  language: LanguageCode
  state: DialogueState
  now: Date
  search?: string
  /** The only card is the property of the page that the visitor is on. */
  atProperty?: boolean
  /** It was found to ask what the texts of the site answer, whatever it names. */
  asksSite?: boolean
}

export interface Knowledge {
  gazetteer: Gazetteer
  read: ReadMessage
}
