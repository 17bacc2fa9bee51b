import { z } from 'zod'
import { type ChatLimits, defaultChatLimits as defaults } from './chat-limits.ts'

const atLeastOne = z.coerce.number().int().min(1)

/** Variables that say how much one connection, account or address may ask of the chat. */
export const chatEnvironment = {
  /** Messages a minute in one conversation. */
  CHAT_MESSAGE_LIMIT: atLeastOne.default(defaults.messages),
  /** Messages a minute from one address. */
  CHAT_ADDRESS_MESSAGE_LIMIT: atLeastOne.default(defaults.addressMessages),
  /** New conversations a minute for one account. */
  CHAT_OPEN_LIMIT: atLeastOne.default(defaults.conversations),
  /** New conversations a minute from one address. */
  CHAT_ADDRESS_OPEN_LIMIT: atLeastOne.default(defaults.addressConversations),
  /** Events of any kind a minute on one connection. */
  CHAT_EVENT_LIMIT: atLeastOne.default(defaults.events),
  /** Events of any kind and handshakes a minute from one address. */
  CHAT_ADDRESS_EVENT_LIMIT: atLeastOne.default(defaults.addressEvents),
  /** Connections of one account at a time. */
  CHAT_CONNECTIONS: atLeastOne.default(defaults.accountConnections),
  /** Connections from one address at a time. */
  CHAT_ADDRESS_CONNECTIONS: atLeastOne.default(defaults.addressConnections),
  /** Seconds that a connection may take to show its token. */
  CHAT_HANDSHAKE_SECONDS: atLeastOne.max(300).default(defaults.handshakeSeconds),
  /** Days after its last message that a guest's conversation is deleted; 0 keeps it. */
  CHAT_GUEST_DAYS: z.coerce.number().int().min(0).max(3660).default(90),
  /** The same for accounts. */
  CHAT_ACCOUNT_DAYS: z.coerce.number().int().min(0).max(3660).default(0),
}

const parsed = z.object(chatEnvironment)
type ChatEnvironment = z.output<typeof parsed>

/** Days after their last message that conversations are kept; 0 is for ever. */
export interface ChatKeeping {
  guestDays: number
  accountDays: number
}

export const readChatLimits = (env: ChatEnvironment): ChatLimits => ({
  messages: env.CHAT_MESSAGE_LIMIT,
  addressMessages: env.CHAT_ADDRESS_MESSAGE_LIMIT,
  conversations: env.CHAT_OPEN_LIMIT,
  addressConversations: env.CHAT_ADDRESS_OPEN_LIMIT,
  events: env.CHAT_EVENT_LIMIT,
  addressEvents: env.CHAT_ADDRESS_EVENT_LIMIT,
  accountConnections: env.CHAT_CONNECTIONS,
  addressConnections: env.CHAT_ADDRESS_CONNECTIONS,
  handshakeSeconds: env.CHAT_HANDSHAKE_SECONDS,
})

export const readChatKeeping = (env: ChatEnvironment): ChatKeeping => ({
  guestDays: env.CHAT_GUEST_DAYS,
  accountDays: env.CHAT_ACCOUNT_DAYS,
})
