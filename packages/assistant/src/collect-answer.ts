import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import type { AssistantEngine, AssistantTurn, TypingPart } from './engine.ts'
import type { DialogueState } from './state.ts'

type Unplaced<M> = M extends ChatMessage ? Omit<M, 'id' | 'seq' | 'timestamp'> : never

/** A message of the assistant before it has its place in a conversation. */
export type AnswerMessage = Extract<Unplaced<ChatMessage>, { type: 'text' | 'property_results' }>

/** A whole answer: its messages and the state after it. */
export interface CollectedAnswer {
  messages: AnswerMessage[]
  state: DialogueState
}

/**
 * Lets an engine answer, and gathers the parts as the messages of the contract. `onTyping` is told the
 * text as far as it is there, where it comes by and by.
 * @throws whatever a tool fails with
 */
export async function collectAnswer(
  engine: AssistantEngine,
  turn: AssistantTurn,
  onTyping: (typing: TypingPart) => void = () => {},
): Promise<CollectedAnswer> {
  const messages: AnswerMessage[] = []
  let { state } = turn
  for await (const part of engine.answer(turn)) {
    if (part.kind === 'typing') onTyping(part)
    if (part.kind === 'state') state = part.state
    if (part.kind === 'text') {
      const { kind, text: message, ...content } = part
      messages.push({ role: 'bot', type: kind, message, ...content, done: true })
    }
    if (part.kind === 'property_results') {
      const { kind, ...results } = part
      messages.push({ role: 'bot', type: kind, ...results, done: true })
    }
  }
  return { messages, state }
}
