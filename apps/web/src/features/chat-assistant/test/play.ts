import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { type Conversation, emptyConversation } from '../conversation/conversation.ts'
import { type ConversationEvent, reduceConversation } from '../conversation/conversation-reducer.ts'
import { results, said, typing } from './messages.ts'

/** The conversation after these events. */
export const play = (
  events: readonly ConversationEvent[],
  from: Conversation = emptyConversation,
): Conversation => events.reduce(reduceConversation, from)

export const streamed = (message: ChatMessage): ConversationEvent => ({ type: 'streamed', message })

export const told = (...messages: ChatMessage[]): ConversationEvent => ({
  type: 'history',
  messages,
  isNew: false,
})

/** What is seen: ids in order, the bubble last. */
export const seen = ({ entries, typing: bubble }: Conversation): string[] => [
  ...entries.map(({ message }) => `${message.id}:${message.message}`),
  ...(bubble ? [`${bubble.id}…${bubble.message}`] : []),
]

/** One whole answer as the server streams it. */
export const answer = [
  typing('b1', 4, 'I found'),
  typing('b1', 4, 'I found 2 homes'),
  said('b1', 4, 'I found 2 homes in Dubai Marina.', false),
  results('r1', 5),
]
