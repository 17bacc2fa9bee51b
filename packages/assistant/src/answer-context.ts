import type {
  ChatAction,
  ChatComparison,
  ChatLink,
  ChatSearch,
  Evidence,
  LanguageCode,
} from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { ResultsPart } from './engine.ts'
import type { ReplyTexts } from './reply/texts/reply-texts.ts'
import type { DialogueState } from './state.ts'
import type { LeadPort } from './tools/lead-port.ts'
import type { AssistantTools } from './tools/tools.ts'
import type { TurnKindGuess } from './turn-kind/turn-kind.ts'
import type { Understanding } from './understanding/understanding.ts'

/** An amenity of the catalogue by its names. */
export interface AmenityName {
  slug: string
  name: string
  nameAr: string
}

/** Everything that an answer is made from. */
export interface AnswerContext {
  understanding: Understanding
  state: DialogueState
  /** The message as it was written. */
  said: string
  /** The message with the question that it goes on with. */
  asked?: string
  /** A part of a message that is surely answered by texts of the site, whatever it names. */
  asksSite: boolean
  /** It is one of several requests of a message, whose buttons are those of the last one. */
  isPart?: boolean
  language: LanguageCode
  texts: ReplyTexts
  /** What kind of message it may be. */
  guess: TurnKindGuess
  tools: AssistantTools
  leads: LeadPort
  gazetteer: Gazetteer
  amenities: ReadonlyMap<string, AmenityName>
  now: Date
}

/** Why an answer may miss what was meant. */
export type Doubt =
  /** No text of the site says it, or the one that is quoted may be another one. */
  | 'no_text'
  | 'unsure_text'
  /** Nothing in the message could be answered. */
  | 'not_understood'
  /** Of a property that is asked about only its card is told again. */
  | 'card_alone'
  /** No property fits. */
  | 'nothing_found'
  /** Something that was said is used nowhere, or was read into a slip. */
  | 'left_out'
  /** Many of its words are not known. */
  | 'unknown_words'
  /** Two kinds of message are about as likely. */
  | 'kind'

/** An answer before it is released. */
export interface Draft {
  text: string
  /** What comes behind all notes, like the lead of the buttons. */
  tail?: string
  actions: ChatAction[]
  evidence: Evidence[]
  results?: ResultsPart
  /** What was searched, estimated or compared, for the visitor to see and change. */
  search?: ChatSearch
  comparison?: ChatComparison
  links?: ChatLink[]
  /** What the answer says in the words of the site's own texts, quotation marks and all. */
  quoted?: readonly string[]
  /** What it says of itself: that it may miss what was meant. */
  doubts?: readonly Doubt[]
  state: DialogueState
}

export type Answer = (context: AnswerContext) => Promise<Draft>
