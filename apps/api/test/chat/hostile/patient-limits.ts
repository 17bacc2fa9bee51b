import { defaultChatLimits } from '../../../src/environment/chat-limits.ts'

const many = 1_000_000

/** Settings of a chat that is asked hundreds of things in a row from one address. */
export const patient = {
  allowedOrigins: [],
  chatLimits: {
    ...defaultChatLimits,
    messages: many,
    addressMessages: many,
    conversations: many,
    addressConversations: many,
    events: many,
    addressEvents: many,
  },
}
