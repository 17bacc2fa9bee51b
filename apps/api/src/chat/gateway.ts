import type { Server as HttpServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { chatPath } from '@manzil/api-client/generated/socket.gen'
import type { AssistantEngine } from '@manzil/assistant/engine'
import { chatHeartbeat } from '@manzil/domain/chat-heartbeat'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { Server } from 'socket.io'
import type { Config } from '../config.ts'
import type { Database } from '../db/schema.ts'
import { type ChatLimits, defaultChatLimits } from '../environment/chat-limits.ts'
import type { ContentStore } from '../modules/content/content-store.ts'
import type { EnquiryService } from '../modules/enquiry/service.ts'
import { loadSearchIndex, type SearchIndex } from '../modules/property/search-index.ts'
import type { ViewingService } from '../modules/viewing/service.ts'
import { type Moderation, noModeration } from '../ports/moderation/moderation-port.ts'
import type { Caller } from '../request-context.ts'
import { startJob } from '../start-job.ts'
import { createAnswerScheduler, usualRetryPauses } from './answer-scheduler.ts'
import { createBroadcaster } from './broadcaster.ts'
import { createChatHandlers } from './chat-handlers.ts'
import { createConversations } from './conversations.ts'
import { createFreshEngine } from './create-engine.ts'
import { disconnectRevoked } from './disconnect-revoked.ts'
import { createLeadService } from './lead-service.ts'
import { createConnectionLimiter } from './limits/connection-limiter.ts'
import { isAllowedOrigin } from './origin.ts'
import { type OtherServers, watchOtherServers } from './other-servers.ts'
import { createRateLimit } from './rate-limit.ts'
import { type ChatServer, serveSocket } from './serve-socket.ts'
import { createSessionQueue } from './session-queue.ts'
import { livePace, type Pace } from './stream-answer.ts'

interface Parts {
  db: Kysely<Database>
  sessions: { authenticate: (token: string) => Promise<Caller | undefined> }
  logger: Logger
  enquiries: EnquiryService
  viewings: ViewingService
  config: Pick<Config, 'allowedOrigins'> & {
    /** Requests a minute from one address, as on the pages. */
    enquiryLimit?: number
    chatLimits?: ChatLimits
    trustProxy?: number
    languageModel?: Config['languageModel']
  }
  /** Lets everything pass where there is none. */
  moderation?: Moderation
  /** The texts of the site; its own where there is none. */
  store?: ContentStore
  /** What search keeps in memory; its own where there is none. */
  index?: SearchIndex
  /** Other servers may use the same database. */
  sharesDatabase?: boolean
  /** Answers messages in place of the assistant. */
  engine?: AssistantEngine
  /** Speed of typing updates. */
  pace?: Pace
  /** How often the tokens of open connections are checked, in milliseconds. */
  tokenCheckMs?: number
  /** Milliseconds before an answer that has failed is tried again, one after the other. */
  retryPauses?: readonly number[]
  now?: () => Date
}

export interface Chat {
  /** Takes no more messages, finishes the answers under way and closes every connection. */
  close: () => Promise<void>
}

/** Largest frame; a message of the contract has at most 2,000 characters. Bytes. */
const maxFrame = 16 * 1024
const second = 1000
const minute = 60 * second
const requestsPerHour = 10
/** Time that answers under way have when the server is to end. */
const finishMs = 8 * second
const hangUpMs = second
/** A token that is revoked loses its connections after this. */
const defaultTokenCheckMs = 750

/** Serves the chat on the HTTP server. */
export async function attachChat(httpServer: HttpServer, parts: Parts): Promise<Chat> {
  const {
    db,
    sessions,
    logger,
    enquiries,
    viewings,
    config,
    pace = livePace,
    now = () => new Date(),
  } = parts
  const { tokenCheckMs = defaultTokenCheckMs, moderation = noModeration } = parts
  const { retryPauses = usualRetryPauses } = parts
  const { chatLimits = defaultChatLimits, trustProxy = 0, enquiryLimit = Infinity } = config
  const clock = (): number => now().getTime()
  const limiter = createConnectionLimiter(chatLimits, trustProxy, clock)
  const { languageModel } = config
  const model = languageModel && { config: languageModel, moderation, logger }
  const { store } = parts
  const index = parts.index ?? (await loadSearchIndex(db))
  const known = { index, logger, ...(store && { store }), ...(model && { model }) }
  const engine = parts.engine ?? (await createFreshEngine(db, now, known))
  let isClosing = false
  const io: ChatServer = new Server(httpServer, {
    path: chatPath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxFrame,
    allowRequest: (request, decide) =>
      decide(
        null,
        !isClosing && isAllowedOrigin(request, config.allowedOrigins) && limiter.admits(request),
      ),
    ...chatHeartbeat,
    connectTimeout: chatLimits.handshakeSeconds * second,
  })
  const queue = createSessionQueue((error) =>
    logger.error({ err: error }, 'an answer was not delivered'),
  )
  const broadcaster = createBroadcaster(io, pace)
  const limit = createRateLimit(requestsPerHour, 60 * minute, clock)
  const addressLimit = createRateLimit(enquiryLimit, minute, clock)
  const openLeads = createLeadService({ db, enquiries, viewings, limit, addressLimit })
  const onStored: OtherServers['sendsItself'] = (sessionId, messages) =>
    others?.sendsItself(sessionId, messages)
  const scheduler = createAnswerScheduler({
    db,
    engine,
    now,
    queue,
    openLeads,
    logger,
    broadcaster,
    onStored,
    retryPauses,
  })
  const others = parts.sharesDatabase
    ? watchOtherServers({
        db,
        logger,
        rooms: broadcaster.conversations,
        emit: broadcaster.emit,
        isAnswering: scheduler.isAnswering,
      })
    : undefined
  const conversations = createConversations({
    db,
    logger,
    queue,
    scheduler,
    moderation,
    openLimit: createRateLimit(chatLimits.conversations, minute, clock),
    onStored,
  })
  const handlers = createChatHandlers(conversations)

  io.use((socket, next) => {
    if (!limiter.mayShowToken(socket.conn, socket.request)) return next(new Error('too_many'))
    const { token } = socket.handshake.auth
    const caller =
      typeof token === 'string' && token !== '' ? sessions.authenticate(token) : undefined
    Promise.resolve(caller).then(
      (account) => {
        if (account === undefined) return next(new Error('unauthorized'))
        if (socket.conn.readyState !== 'open') return next(new Error('closed'))
        const leave = limiter.enter(account.id)
        if (leave === undefined) return next(new Error('too_many'))
        socket.conn.once('close', leave)
        socket.data = { token: String(token), accountId: account.id, role: account.role }
        next()
      },
      (error: unknown) => {
        logger.error({ err: error }, 'a chat connection could not be authenticated')
        next(new Error('unavailable'))
      },
    )
  })
  io.on('connection', (socket) => {
    const gate = limiter.gateOf(socket.data.accountId, socket.request)
    // Unanswered events are sent again, to a server that stays.
    socket.use((_event, next) => (isClosing ? undefined : next()))
    serveSocket(socket, { handlers, conversations, logger, gate, onJoined: others?.joined })
  })

  const checking = startJob({
    intervalMs: tokenCheckMs,
    logger,
    failure: 'chat connections were not checked',
    atOnce: false,
    run: () => disconnectRevoked(io, db, now()),
  })

  return {
    async close() {
      isClosing = true
      void checking.close()
      void others?.close()
      const enough = new AbortController()
      await Promise.race([queue.settled(), pause(finishMs, undefined, enough)])
      enough.abort()
      // What is not finished by now is answered after the next start.
      queue.close()
      await queue.settled()
      await hangUp(io)
      await io.close()
    },
  }
}

/** Lets what is on its way out go out first. */
async function hangUp(io: ChatServer): Promise<void> {
  const closed = [...io.of('/').sockets.values()].map(
    ({ conn }) =>
      new Promise<void>((resolve) => {
        conn.once('close', () => resolve())
        conn.close()
      }),
  )
  const enough = new AbortController()
  await Promise.race([Promise.all(closed), pause(hangUpMs, undefined, enough).catch(() => {})])
  enough.abort()
}
