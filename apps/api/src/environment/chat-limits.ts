import { CHAT_MESSAGES_PER_MINUTE } from '@manzil/domain/chat-limits'

/** How much one connection, account or address may ask of the chat. */
export interface ChatLimits {
  /** Messages a minute in one conversation. */
  messages: number
  /** Messages a minute from one address. */
  addressMessages: number
  /** New conversations a minute for one account. */
  conversations: number
  /** New conversations a minute from one address. */
  addressConversations: number
  /** Events of any kind a minute on one connection. */
  events: number
  /** Events of any kind and handshakes a minute from one address. */
  addressEvents: number
  /** Connections of one account at a time; each has one conversation open. */
  accountConnections: number
  /** Connections from one address at a time. */
  addressConnections: number
  /** Seconds that a connection may take to show its token. */
  handshakeSeconds: number
}

/**
 * Offices and mobile networks share one address, so addresses may do many times what a person can.
 */
export const defaultChatLimits: ChatLimits = {
  messages: CHAT_MESSAGES_PER_MINUTE,
  addressMessages: 300,
  conversations: 30,
  addressConversations: 120,
  events: 120,
  addressEvents: 1500,
  accountConnections: 20,
  addressConnections: 200,
  handshakeSeconds: 10,
}
