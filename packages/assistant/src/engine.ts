import type {
  ChatAction,
  ChatPropertyResultsMessage,
  ChatTextMessage,
  Evidence,
  LanguageCode,
} from '@manzil/api-client/generated/types.gen'
import type { DialogueState } from './state.ts'
import type { LeadPort } from './tools/lead-port.ts'

/** A message of the visitor and the conversation that it belongs to. */
export interface AssistantTurn {
  text: string
  /** Language of the session: every answer is in it. */
  language: LanguageCode
  state: DialogueState
  now: Date
  /** Where requests to agents are handed in; without one none can be. */
  leads?: LeadPort
  /**
   * Query string of the page that the message is about. That of the listing page takes the place of
   * what was understood so far; what was excluded in words stays. That of a home's page (`id=…`) makes
   * this property the one that is talked about.
   */
  search?: string
  /** Ends the work: nobody waits for this answer any more. What the engine still says is dropped. */
  signal?: AbortSignal
}

/** What a text carries besides its words. */
type TextContent = {
  [Key in 'search' | 'comparison' | 'links']?: NonNullable<ChatTextMessage[Key]>
}

export type ResultsPart = Pick<
  ChatPropertyResultsMessage,
  'message' | 'subMessage' | 'link' | 'linkText' | 'totalProperties' | 'data'
> & { kind: 'property_results' }

/** A text as far as it is there. Whatever comes after it begins with it. */
export interface TypingPart {
  kind: 'typing'
  text: string
  evidence: Evidence[]
}

/**
 * An answer in parts, in this order: the text as far as it is there, where it comes by and by, each time
 * with all before it; the text; property results where there are any; the new state.
 */
export type AnswerPart =
  | TypingPart
  | ({ kind: 'text'; text: string; actions: ChatAction[]; evidence: Evidence[] } & TextContent)
  | ResultsPart
  | { kind: 'state'; state: DialogueState }

/**
 * Answers messages. Engines hold no conversation of their own: what they remember is the state,
 * so that any engine can go on where another one stopped.
 */
export interface AssistantEngine {
  answer: (turn: AssistantTurn) => AsyncIterable<AnswerPart>
  /**
   * Answers cost money: when the last window of a conversation has left, the work is ended within a
   * second, and begun anew when somebody comes back. Other answers are finished and kept.
   */
  isCostly?: boolean
}
