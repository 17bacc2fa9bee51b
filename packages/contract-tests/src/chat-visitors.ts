import {
  type ClientToServerEvents,
  chatPath,
  type ServerToClientEvents,
} from '@manzil/api-client/generated/socket.gen'
import {
  clientEventSchemas,
  serverEventSchemas,
} from '@manzil/api-client/generated/socket-schemas.gen'
import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import * as schemas from '@manzil/api-client/generated/zod.gen'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect } from 'vitest'
import type { Suite } from './coverage.ts'

type Chat = Socket<ServerToClientEvents, ClientToServerEvents>

/** Visitors of the chat; they hang up after each test. What comes is held against the contract. */
export function chatVisitors(target: Suite['target']) {
  const open: Chat[] = []
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect()
  })

  const connect = (token: string | undefined): Chat => {
    const { chatUrl, socket: options } = target()
    const socket: Chat = io(chatUrl, {
      path: chatPath,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { token },
      ...options,
    })
    open.push(socket)
    return socket
  }
  const ask = async <E extends keyof typeof clientEventSchemas>(
    socket: Chat,
    event: E,
    ...payloads: unknown[]
  ): Promise<unknown> => {
    // Payloads are broken on purpose in some cases, so they are not the event's own type.
    const untyped: { emitWithAck(event: string, ...payloads: unknown[]): Promise<unknown> } = socket
    const reply = await untyped.emitWithAck(event, ...payloads)
    expect(clientEventSchemas[event].reply.safeParse(reply).error?.issues ?? []).toEqual([])
    return reply
  }
  const begin = async (socket: Chat) =>
    schemas.zChatInitAck.parse(await ask(socket, 'chat:init', { language: 'en' })).sessionId
  const history = async (socket: Chat, newSessionId: string, afterSeq?: number) =>
    schemas.zChatHistoryAck.parse(await ask(socket, 'chat:history', { newSessionId, afterSeq }))

  /** Everything streamed until a message says that it is the last. */
  const answerTo = (socket: Chat, sessionId: string, message: string): Promise<ChatMessage[]> =>
    new Promise((resolve, reject) => {
      const parts: ChatMessage[] = []
      socket.on('chat:stream', (part) => {
        const parsed = serverEventSchemas['chat:stream'].payload.safeParse(part)
        if (!parsed.success) reject(parsed.error)
        parts.push(part)
        if (part.done) resolve(parts)
      })
      ask(socket, 'chat:message', { sessionId, message }).then(
        (reply) => expect(reply).toMatchObject({ success: true }),
        reject,
      )
    })

  return { connect, ask, begin, history, answerTo }
}
