import {
  type ChatHandlers,
  type ClientEvent,
  type ClientEvents,
  clientEvents,
  payloadSchemas,
} from '@manzil/api-client/generated/chat-handlers.gen'
import type {
  ClientToServerEvents,
  ServerToClientEvents,
} from '@manzil/api-client/generated/socket.gen'
import type { ChatError, LanguageCode, Role } from '@manzil/api-client/generated/types.gen'
import { zMessageKey } from '@manzil/api-client/generated/zod.gen'
import { unstorableTexts } from '@manzil/api-client/request/unstorable-text'
import { refusalOf, refusals } from '@manzil/domain/chat-refusals'
import type { Logger } from 'pino'

import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import { wordsOf } from '../plugins/translate.ts'
import type { Connection } from './chat-handlers.ts'
import type { Conversations } from './conversations.ts'
import type { Gate } from './limits/connection-limiter.ts'

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
  const key = zMessageKey.safeParse('key' in reply ? reply.key : undefined).data
  return language === 'en' || !key ? reply : { ...reply, errMessage: wordsOf(language, key) }
}

interface Parts {
  handlers: ChatHandlers<Connection>
  conversations: Pick<Conversations, 'leave'>
  logger: Logger
  gate: Gate
  /** A window of the conversation is connected, and has not been told anything yet. */
  onJoined?: ((sessionId: string) => Promise<void>) | undefined
}

/** Answers the events of one connection. Each is parsed by the contract and always acknowledged. */
export function serveSocket(
  socket: ChatSocket,
  { handlers, conversations, logger, gate, onJoined }: Parts,
): void {
  const { accountId } = socket.data
  /** Of the conversation that the connection opened; refusals are written in it. */
  let language: LanguageCode = 'en'
  const connection: Connection = {
    asker: { accountId, addressKey: gate.addressKey },
    gate,
    async follow(sessionId) {
      for (const room of socket.rooms)
        if (room !== socket.id && room !== sessionId) socket.leave(room)
      await onJoined?.(sessionId)
      await socket.join(sessionId)
    },
    speak(chosen) {
      language = chosen
    },
  }

  // Before anything is read: a flood costs a few counts, and no database.
  socket.use((packet, next) => {
    const refusal =
      gate.event() ?? (Object.hasOwn(payloadSchemas, packet[0]) ? null : refusals.invalid)
    if (refusal === null) return next()
    const listener: unknown = packet.at(-1)
    if (typeof listener === 'function') listener(inLanguage(refusal, language))
    if (gate.isFlood()) socket.disconnect(true)
  })

  async function answer<E extends ClientEvent>(event: E, given: readonly unknown[]): Promise<void> {
    const listener = given.at(-1)
    // Whoever does not listen to the outcome is not served.
    if (typeof listener !== 'function') return
    const acknowledge = (reply: ClientEvents[E]['reply'] | ChatError): void =>
      listener(inLanguage(reply, language))
    const [payload, ...more] = given.slice(0, -1)
    const parsed = payloadSchemas[event].safeParse(payload)
    if (!parsed.success) return acknowledge(refusalOf(parsed.error))
    if (more.length > 0 || unstorableTexts(payload).length > 0) return acknowledge(refusals.invalid)
    try {
      acknowledge(await handlers[event](parsed.data, connection))
    } catch (error) {
      logger.error({ err: error, account: accountId }, 'a chat event failed')
      acknowledge(refusals.unavailable)
    }
  }
  for (const event of clientEvents)
    socket.on(event, (...given: unknown[]) => void answer(event, given))

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
}
