import type { MockSocket } from './socket-io.ts'

/** A connection, the conversation that it follows, and how much it was sent. */
export interface Guest {
  socket: MockSocket
  token: string
  conversationId: string | undefined
  received: number
}
