import { type ClientToServerEvents, chatPath } from '@manzil/api-client/generated/socket.gen'
import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import {
  SOCKET_CONNECT_TIMEOUT_MS,
  SOCKET_RECONNECT_MAX_MS,
  SOCKET_RECONNECT_MIN_MS,
} from '@manzil/domain/limits'
import { io, type Socket } from 'socket.io-client'
import { type ChatEvent, type ChatReply, readMessages, readReply } from './read-wire.ts'

/** After so many attempts (about 40 s) the visitor is asked to reload. */
const RECONNECT_ATTEMPTS = 10
/** An event that is not acknowledged within this time counts as not received. */
const ACKNOWLEDGE_MS = 10_000

type PayloadOf<E extends ChatEvent> = Parameters<ClientToServerEvents[E]>[0]
/** The wire carries no types: what comes is read before anything believes it. */
interface ReceivedEvents {
  'chat:stream': (message: unknown) => void
}

/** Socket.IO cannot type an event that is itself a type parameter; `request` below does. */
interface SentEvents {
  [event: string]: (payload: object, acknowledge: (reply: unknown) => void) => void
}
type ChatConnection = Socket<ReceivedEvents, SentEvents>

export interface ChatSocketHandlers {
  onConnect: () => void
  onMessage: (message: ChatMessage) => void
  /** `byServer`: the server ended the connection, and the library will not come back by itself. */
  onDisconnect: (byServer: boolean) => void
  /** `final`: the server refused the visitor, and the library does not try again. */
  onConnectError: (final: boolean) => void
  /** Number of the attempt, from 1. */
  onReconnecting: (attempt: number) => void
  onReconnectFailed: () => void
}

/** The chat's connection, without Socket.IO in its face. */
export interface ChatSocket {
  request: <E extends ChatEvent>(event: E, payload: PayloadOf<E>) => Promise<ChatReply<E>>
  reconnect: () => void
  close: () => void
}

export type OpenChatSocket = (
  token: () => string | null,
  handlers: ChatSocketHandlers,
) => ChatSocket

/** Opens a connection to the assistant; the token is asked for again at every attempt. */
export const openChatSocket: OpenChatSocket = (token, handlers) => {
  const socket: ChatConnection = io({
    path: chatPath,
    transports: ['websocket'],
    forceNew: true,
    auth: (give) => give({ token: token() }),
    timeout: SOCKET_CONNECT_TIMEOUT_MS,
    reconnectionDelay: SOCKET_RECONNECT_MIN_MS,
    reconnectionDelayMax: SOCKET_RECONNECT_MAX_MS,
    reconnectionAttempts: RECONNECT_ATTEMPTS,
  })
  socket.on('connect', handlers.onConnect)
  socket.on('chat:stream', (message) => {
    for (const readable of readMessages([message])) handlers.onMessage(readable)
  })
  socket.on('disconnect', (reason) => handlers.onDisconnect(reason === 'io server disconnect'))
  socket.on('connect_error', () => handlers.onConnectError(!socket.active))
  socket.io.on('reconnect_attempt', handlers.onReconnecting)
  socket.io.on('reconnect_failed', handlers.onReconnectFailed)
  return {
    request: (event, payload) => request(socket, event, payload),
    reconnect: () => {
      socket.connect()
    },
    close: () => {
      socket.off()
      socket.io.off()
      socket.disconnect()
    },
  }
}

async function request<E extends ChatEvent>(
  socket: ChatConnection,
  event: E,
  payload: PayloadOf<E>,
): Promise<ChatReply<E>> {
  try {
    return readReply(event, await socket.timeout(ACKNOWLEDGE_MS).emitWithAck(event, payload))
  } catch {
    return { ok: false, error: null }
  }
}
