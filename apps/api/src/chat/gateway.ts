import type { Server as HttpServer } from 'node:http'
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { Server } from 'socket.io'
import type { Config } from '../config.ts'
import type { Database } from '../db/schema.ts'
import type { Caller } from '../request-context.ts'
import { createConversations } from './conversations.ts'
import { createEngine } from './create-engine.ts'
import { findLiveTokens } from './live-tokens.ts'
import { isAllowedOrigin } from './origin.ts'
import { createRateLimit } from './rate-limit.ts'
import { createRequestDesk, type Enquiries } from './request-desk.ts'
import { type ChatServer, serveSocket } from './serve-socket.ts'
import { createSessionLanes } from './session-lanes.ts'
import { livePace, type Pace, streamAnswer } from './stream-answer.ts'

interface Parts {
  db: Kysely<Database>
  sessions: { authenticate: (token: string) => Promise<Caller | undefined> }
  logger: Logger
  enquiries: Enquiries
  config: Pick<Config, 'allowedOrigins'>
  /** Speed of typing updates. */
  pace?: Pace
  /** How often the tokens of open connections are checked, in milliseconds. */
  tokenCheckMs?: number
  now?: () => Date
}

export interface Chat {
  /** Takes no more messages, finishes the answers under way and closes every connection. */
  close: () => Promise<void>
}

/** Largest frame; a message of the contract has at most 2,000 characters. Bytes. */
const maxFrame = 16 * 1024
const minute = 60_000
const messagesPerMinute = 20
const conversationsPerMinute = 30
const requestsPerHour = 10
/** A token that is revoked loses its connections after this at the latest. */
const defaultTokenCheckMs = 4_000

/** Serves the chat on the HTTP server. */
export async function attachChat(httpServer: HttpServer, parts: Parts): Promise<Chat> {
  const { db, sessions, logger, enquiries, config, pace = livePace, now = () => new Date() } = parts
  const { tokenCheckMs = defaultTokenCheckMs } = parts
  const engine = await createEngine(db, now)
  const io: ChatServer = new Server(httpServer, {
    path: chatPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxFrame,
    allowRequest: (request, decide) =>
      decide(null, isAllowedOrigin(request, config.allowedOrigins)),
  })
  const lanes = createSessionLanes((error) =>
    logger.error({ err: error }, 'an answer was not delivered'),
  )
  const clock = (): number => now().getTime()
  const conversations = createConversations({
    db,
    engine,
    now,
    lanes,
    logger,
    openDesk: createRequestDesk({
      db,
      enquiries,
      logger,
      limit: createRateLimit(requestsPerHour, 60 * minute, clock),
    }),
    messageLimit: createRateLimit(messagesPerMinute, minute, clock),
    openLimit: createRateLimit(conversationsPerMinute, minute, clock),
    stream: (sessionId, messages, signal) => {
      const room = io.to(sessionId)
      const isEmpty = (): boolean => !io.of('/').adapter.rooms.has(sessionId)
      const emit = (message: (typeof messages)[number]) => room.emit('chat:stream', message)
      return streamAnswer(messages, { emit, isEmpty }, pace, signal)
    },
  })

  io.use((socket, next) => {
    const { token } = socket.handshake.auth
    const caller =
      typeof token === 'string' && token !== '' ? sessions.authenticate(token) : undefined
    Promise.resolve(caller).then(
      (account) => {
        if (account === undefined) return next(new Error('unauthorized'))
        socket.data = { token: String(token), accountId: account.id, role: account.role }
        next()
      },
      (error: unknown) => {
        logger.error({ err: error }, 'a chat connection could not be authenticated')
        next(new Error('unavailable'))
      },
    )
  })
  io.on('connection', (socket) => serveSocket(socket, conversations, logger))

  const checking = setInterval(() => {
    dropRevoked(io, db, now()).catch((error: unknown) =>
      logger.warn({ err: error }, 'chat connections were not checked'),
    )
  }, tokenCheckMs)
  checking.unref()

  return {
    async close() {
      clearInterval(checking)
      await lanes.settled()
      await io.close()
    },
  }
}

/** Ends the connections whose token is gone or whose account has another role now. */
async function dropRevoked(io: ChatServer, db: Kysely<Database>, now: Date): Promise<void> {
  const sockets = [...io.of('/').sockets.values()]
  const tokens = [...new Set(sockets.map(({ data }) => data.token))]
  const live = await findLiveTokens(db, tokens, now)
  for (const socket of sockets) {
    if (live.get(socket.data.token)?.role !== socket.data.role) socket.disconnect(true)
  }
}
