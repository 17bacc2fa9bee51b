import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type {
  ClientToServerEvents,
  ServerToClientEvents,
} from '@manzil/api-client/generated/socket.gen'
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import { pino } from 'pino'
import { io, type Socket } from 'socket.io-client'
import { attachChat } from '../../src/chat/gateway.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { insertGuest } from '../../src/modules/account/repository.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { testEnquiries, testViewings } from './test-enquiries.ts'

export type ChatClient = Socket<ServerToClientEvents, ClientToServerEvents>

export interface ChatServer {
  /** A connection of a new guest, or of the one with the token. */
  connect: (options?: {
    token?: string
    origin?: string
    headers?: Record<string, string>
  }) => ChatClient
  port: number
  /** A new guest's token. */
  guestToken: () => Promise<string>
  sessions: ReturnType<typeof createSessions>
  /** Ends the chat alone; the connections of the clients end by that. */
  close: () => Promise<void>
  stop: () => Promise<void>
}

/** What the chat of a test is given in place of its own. */
type ChatParts = Partial<Parameters<typeof attachChat>[1]>

/** The chat on a free port over an open database, typing without pauses. */
export async function startChat(
  { db }: Pick<OpenDatabase, 'db'>,
  now?: () => Date,
  more: ChatParts = {},
): Promise<ChatServer> {
  const server = createServer()
  const sessions = createSessions(db)
  const chat = await attachChat(server, {
    db,
    sessions,
    logger: pino({ level: 'silent' }),
    enquiries: await testEnquiries(db, now),
    viewings: testViewings(db),
    config: { allowedOrigins: ['https://partner.example'] },
    pace: { stepMs: 0, totalMs: 0 },
    tokenCheckMs: 50,
    ...(now && { now }),
    ...more,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const clients: ChatClient[] = []
  return {
    sessions,
    port,
    connect({ token, origin, headers } = {}) {
      const client: ChatClient = io(`http://127.0.0.1:${port}`, {
        path: chatPath,
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        auth: { token },
        extraHeaders: { ...headers, ...(origin !== undefined && { origin }) },
      })
      clients.push(client)
      return client
    },
    guestToken: async () => sessions.open({ id: await insertGuest(db), role: 'guest' }),
    close: () => chat.close(),
    async stop() {
      for (const client of clients) client.close()
      await chat.close()
      server.close()
    },
  }
}
