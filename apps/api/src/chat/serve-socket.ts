import type {
  ClientToServerEvents,
  ServerToClientEvents,
} from '@manzil/api-client/generated/socket.gen'
import { clientEventSchemas } from '@manzil/api-client/generated/socket-schemas.gen'
import type { ChatError, LanguageCode, Role } from '@manzil/api-client/generated/types.gen'
import { unstorableTexts } from '@manzil/api-client/request/unstorable-text'
import { refusalOf, refusals } from '@manzil/domain/chat-refusals'
import { serverMessage } from '@manzil/i18n/server-messages'
import type { Logger } from 'pino'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import type { z } from 'zod'
import type { Conversations } from './conversations.ts'
import type { Gate } from './limits/doorkeeper.ts'
import type { MessageOutcome } from './limits/message-limit.ts'

interface SocketData {
  token: string
  accountId: string
  role: Role
}

export type ChatServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  DefaultEventsMap,
  SocketData
>
type ChatSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>

/** A refusal in the language of the conversation; anything else as it is. */
function inLanguage<T>(reply: T, language: LanguageCode): T {
  if (typeof reply !== 'object' || reply === null || !('errMessage' in reply)) return reply
  const { errMessage } = reply
  if (typeof errMessage !== 'string') return reply
  return { ...reply, errMessage: serverMessage(errMessage, language) ?? errMessage }
}

const schemas = clientEventSchemas

/** Answers the events of one connection. Each is parsed by the contract and always acknowledged. */
export function serveSocket(
  socket: ChatSocket,
  conversations: Conversations,
  logger: Logger,
  gate: Gate,
  /** A window of the conversation is connected, and has not been told anything yet. */
  onJoined: (sessionId: string) => Promise<void> = async () => {},
): void {
  const { accountId } = socket.data
  const asker = { accountId, addressKey: gate.addressKey }
  /** Of the conversation that the connection opened; refusals are written in it. */
  let language: LanguageCode = 'en'

  // Before anything is read: a flood costs a few counts, and no database.
  socket.use((packet, next) => {
    const refusal = gate.event() ?? (Object.hasOwn(schemas, packet[0]) ? null : refusals.invalid)
    if (refusal === null) return next()
    const listener: unknown = packet.at(-1)
    if (typeof listener === 'function') listener(inLanguage(refusal, language))
    if (gate.isFlood()) socket.disconnect(true)
  })

  async function answer<P, R>(
    schema: z.ZodType<P>,
    given: readonly unknown[],
    handle: (payload: P) => Promise<R | ChatError>,
  ): Promise<void> {
    const listener = given.at(-1)
    // Whoever does not listen to the outcome is not served.
    if (typeof listener !== 'function') return
    const acknowledge = (reply: R | ChatError): void => listener(inLanguage(reply, language))
    const [payload, ...more] = given.slice(0, -1)
    const parsed = schema.safeParse(payload)
    if (!parsed.success) return acknowledge(refusalOf(parsed.error))
    if (more.length > 0 || unstorableTexts(payload).length > 0) return acknowledge(refusals.invalid)
    try {
      acknowledge(await handle(parsed.data))
    } catch (error) {
      logger.error({ err: error, account: accountId }, 'a chat event failed')
      acknowledge(refusals.unavailable)
    }
  }

  /** The parts of its answers reach every connection of a conversation. */
  async function follow(sessionId: string): Promise<void> {
    for (const room of socket.rooms)
      if (room !== socket.id && room !== sessionId) socket.leave(room)
    await onJoined(sessionId)
    await socket.join(sessionId)
  }

  socket.on('chat:init', (...given) => {
    void answer(schemas['chat:init'].payload, given, async (request) => {
      const reply = await conversations.init(asker, request, gate.mayOpen, follow)
      language = 'language' in reply ? reply.language : request.language
      return reply
    })
  })
  socket.on('chat:history', (...given) => {
    void answer(schemas['chat:history'].payload, given, (request) =>
      conversations.history(accountId, request, follow),
    )
  })
  socket.on('chat:message', (...given) => {
    void answer(schemas['chat:message'].payload, given, async (request) => {
      const tell = gate.message(request)
      if (typeof tell !== 'function') return tell
      let outcome: MessageOutcome = 'postponed'
      try {
        const sent = await conversations.send(asker, request)
        outcome = sent.outcome
        return sent.reply
      } finally {
        tell(outcome)
      }
    })
  })
  socket.on('chat:clear', (...given) => {
    void answer(schemas['chat:clear'].payload, given, ({ sessionId }) =>
      conversations.clear(accountId, sessionId),
    )
  })
  socket.on('chat:stop', (...given) => {
    void answer(schemas['chat:stop'].payload, given, ({ sessionId }) =>
      conversations.stop(accountId, sessionId),
    )
  })
  let left: string[] = []
  socket.on('disconnecting', () => {
    left = [...socket.rooms].filter((room) => room !== socket.id)
  })
  socket.on('disconnect', () => {
    for (const sessionId of left)
      conversations
        .leave(accountId, sessionId)
        .catch((error: unknown) => logger.error({ err: error }, 'a chat was not left'))
  })
  socket.on('chat:language:select', (...given) => {
    void answer(schemas['chat:language:select'].payload, given, async (request) => {
      const { sessionId } = request
      const reply = await conversations.selectLanguage(accountId, sessionId, request.language)
      if (!('errMessage' in reply)) language = request.language
      return reply
    })
  })
}
