import {
  type ClientToServerEvents,
  chatPath,
  type ServerToClientEvents,
} from '@manzil/api-client/generated/socket.gen'
import type { ChatMessage, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { io, type Socket } from 'socket.io-client'
import { agentOf, guestToken } from '../chat/visitor.ts'

/** Silence for longer counts as an answer that did not come, in milliseconds. */
const timeoutMs = 60_000

/** The messages by which the server answered one. */
export type Answered = readonly ChatMessage[]

export interface Talk {
  say: (message: string, page?: string) => Promise<Answered>
  leave: () => void
}

/** A guest with a conversation of their own, from an address of their own. */
export async function beginTalk(
  baseUrl: string,
  language: LanguageCode,
  visitor: number,
): Promise<Talk> {
  const agent = agentOf(visitor)
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(baseUrl, {
    path: chatPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    transportOptions: { websocket: { agent } },
    auth: { token: await guestToken(baseUrl) },
  })
  const opened = await socket.timeout(timeoutMs).emitWithAck('chat:init', { language })
  if (!('sessionId' in opened)) throw new Error(opened.errMessage)
  const { sessionId } = opened
  await socket.timeout(timeoutMs).emitWithAck('chat:language:select', { sessionId, language })
  return {
    async say(message, page) {
      let isDone = () => {}
      const done = new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('no answer came')), timeoutMs)
        isDone = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      const listener = (part: ChatMessage) => {
        if (part.role === 'bot' && part.type === 'text') isDone()
      }
      socket.on('chat:stream', listener)
      try {
        const asked = await socket.timeout(timeoutMs).emitWithAck('chat:message', {
          sessionId,
          message,
          ...(page !== undefined && { search: page }),
        })
        if (!asked.success) throw new Error(asked.errMessage)
        await done
        // An answer is stored whole before its text is spoken.
        const stored = await socket
          .timeout(timeoutMs)
          .emitWithAck('chat:history', { newSessionId: sessionId, afterSeq: asked.seq })
        if (!('messages' in stored)) throw new Error(stored.errMessage)
        return stored.messages.filter((part: ChatMessage) => part.role === 'bot')
      } finally {
        socket.off('chat:stream', listener)
      }
    },
    leave: () => void socket.disconnect(),
  }
}
