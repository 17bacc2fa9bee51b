import { serverEventSchemas } from '@manzil/api-client/generated/socket-schemas.gen'
import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import * as schemas from '@manzil/api-client/generated/zod.gen'
import { describe, expect, test } from 'vitest'
import { chatVisitors } from '../chat-visitors.ts'
import type { Suite } from '../coverage.ts'
import { guest } from '../visitors.ts'

export function chatStopCases({ target }: Suite): void {
  const { connect, ask, begin, history, answerTo } = chatVisitors(target)

  describe('a stop', () => {
    test('of nothing stops nothing', async () => {
      const socket = connect(await guest(target()))
      const sessionId = await begin(socket)
      expect(await ask(socket, 'chat:stop', { sessionId })).toEqual({
        success: true,
        stopped: false,
      })
    })

    test('leaves what was said, and the next question is answered', async () => {
      const socket = connect(await guest(target()))
      const sessionId = await begin(socket)
      const parts: ChatMessage[] = []
      const stopped = new Promise<unknown>((resolve) => {
        socket.once('chat:stream', () => resolve(ask(socket, 'chat:stop', { sessionId })))
      })
      const ended = new Promise<ChatMessage>((resolve) => {
        socket.on('chat:stream', (part) => {
          expect(serverEventSchemas['chat:stream'].payload.safeParse(part).error).toBeUndefined()
          parts.push(part)
          if (part.done) resolve(part)
        })
      })
      await ask(socket, 'chat:message', { sessionId, message: 'apartments in Dubai Marina' })
      const reply = schemas.zChatStopAck.parse(await stopped)
      const last = schemas.zChatTextMessage.parse(await ended)
      expect(reply.stopped).toBe(true)
      expect(last.stopped).toBe(true)
      expect(last.message).toBe(parts.at(-2)?.message)
      const { messages } = await history(socket, sessionId)
      expect(messages.slice(1)).toEqual([last])
      for (const { claim } of last.evidence ?? []) expect(last.message).toContain(claim)
      socket.off('chat:stream')
      const next = await answerTo(socket, sessionId, 'villas in Dubai Hills Estate')
      expect(next.at(-1)).not.toHaveProperty('stopped')
    })
  })
}
