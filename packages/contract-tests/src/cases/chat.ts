import * as schemas from '@manzil/api-client/generated/zod.gen'
import { describe, expect, test } from 'vitest'
import { succeed } from '../call.ts'
import { chatVisitors } from '../chat-visitors.ts'
import type { Suite } from '../coverage.ts'
import { nowhere } from '../nowhere.ts'
import { guest } from '../visitors.ts'

export function chatCases({ cases, target }: Suite): void {
  const { connect, ask, begin, history, answerTo } = chatVisitors(target)

  cases('answers that came while the chat was closed', ['getChatUnread'], () => {
    const unread = (token: string, sessionId: string, seq: number) =>
      succeed(target(), 'getChatUnread', schemas.zGetChatUnreadResponse, {
        token,
        query: `session_id=${sessionId}&after_seq=${seq}`,
      })

    test('are counted after the last message seen, for the owner alone', async () => {
      const token = await guest(target())
      const socket = connect(token)
      const sessionId = await begin(socket)
      const parts = await answerTo(socket, sessionId, 'apartments in Dubai Marina')
      const answer = parts.at(-1)?.seq ?? -1
      expect((await unread(token, sessionId, 0)).data).toEqual({ unread: 1, answering: false })
      expect((await unread(token, sessionId, answer)).data.unread).toBe(0)
      const stranger = await guest(target())
      expect((await unread(stranger, sessionId, 0)).data.unread).toBe(0)
      expect((await unread(token, nowhere, 0)).data.unread).toBe(0)
    })
  })

  describe('chat', () => {
    test.each([undefined, 'made-up'])('a handshake with token %s is refused', async (token) => {
      const socket = connect(token)
      const refused = await new Promise<string>((resolve, reject) => {
        socket.on('connect', () => reject(new Error('it was let in')))
        socket.on('connect_error', ({ message }) => resolve(message))
      })
      expect(refused).toBe('unauthorized')
    })

    test('a question about a place is answered with properties there, and all of it is kept', async () => {
      const socket = connect(await guest(target()))
      const sessionId = await begin(socket)
      expect(await history(socket, sessionId)).toEqual({ messages: [], isNew: true })

      const parts = await answerTo(socket, sessionId, 'apartments in Dubai Marina')
      const results = parts.find((part) => part.type === 'property_results')
      expect(results?.data.length).toBeGreaterThan(0)
      for (const property of results?.data ?? [])
        expect(property.location).toContain('Dubai Marina')

      const { messages, isNew } = await history(socket, sessionId)
      expect(isNew).toBe(false)
      expect(messages[0]).toMatchObject({ role: 'user', message: 'apartments in Dubai Marina' })
      const order = messages.map(({ seq }) => seq)
      expect(order).toEqual([...order].sort((a, b) => a - b))

      const later = await history(socket, sessionId, order[0])
      expect(later).toEqual({ messages: messages.slice(1), isNew: false })
      expect(await history(socket, sessionId, 0)).toEqual({ messages, isNew: false })
      expect(await history(socket, sessionId, order.at(-1))).toEqual({ messages: [], isNew: false })
    })

    test('a conversation is cleared', async () => {
      const socket = connect(await guest(target()))
      const sessionId = await begin(socket)
      await answerTo(socket, sessionId, 'apartments in Dubai Marina')
      expect(await ask(socket, 'chat:clear', { sessionId })).toEqual({
        success: true,
        messages: [],
      })
      expect(await history(socket, sessionId)).toEqual({ messages: [], isNew: true })
    })

    test('the language is asked for where the first message is in another, until it is chosen', async () => {
      const socket = connect(await guest(target()))
      const first = await ask(socket, 'chat:init', { language: 'en' })
      const { sessionId } = schemas.zChatInitAck.parse(first)
      expect(first).toMatchObject({ showLanguagePrompt: false })
      await answerTo(socket, sessionId, 'شقة في دبي مارينا')
      const doubted = await ask(socket, 'chat:init', { sessionId, language: 'en' })
      expect(doubted).toMatchObject({ showLanguagePrompt: true })
      const chosen = await ask(socket, 'chat:language:select', { sessionId, language: 'ar' })
      expect(chosen).toEqual({ success: true, language: 'ar' })
      const again = await ask(socket, 'chat:init', { sessionId, language: 'en' })
      expect(again).toEqual({ sessionId, showLanguagePrompt: false, language: 'ar' })
    })

    test('the conversation of somebody else opens nothing', async () => {
      const owner = connect(await guest(target()))
      const sessionId = await begin(owner)
      await answerTo(owner, sessionId, 'apartments in Dubai Marina')

      const stranger = connect(await guest(target()))
      expect(await begin(stranger)).not.toBe(sessionId)
      const other = schemas.zChatInitAck.parse(
        await ask(stranger, 'chat:init', { sessionId, language: 'en' }),
      )
      expect(other.sessionId).not.toBe(sessionId)
      const refused = { success: false, code: 'unknown_session' }
      const message = 'hello'
      const language = 'de'
      expect(await ask(stranger, 'chat:history', { newSessionId: sessionId })).toMatchObject(
        refused,
      )
      expect(await ask(stranger, 'chat:message', { sessionId, message })).toMatchObject(refused)
      expect(await ask(stranger, 'chat:clear', { sessionId })).toMatchObject(refused)
      expect(await ask(stranger, 'chat:stop', { sessionId })).toMatchObject(refused)
      expect(await ask(stranger, 'chat:language:select', { sessionId, language })).toMatchObject(
        refused,
      )
      expect((await history(owner, sessionId)).messages.length).toBeGreaterThan(1)
    })

    test('no payload, or two of them, are refused', async () => {
      const socket = connect(await guest(target()))
      const refused = { success: false, code: 'invalid_payload' }
      const untyped: { emitWithAck(event: string, ...given: unknown[]): Promise<unknown> } =
        socket.timeout(5_000)
      expect(await untyped.emitWithAck('chat:init')).toMatchObject(refused)
      const payload = { language: 'en' }
      expect(await untyped.emitWithAck('chat:init', payload, payload)).toMatchObject(refused)
      expect(await begin(socket)).not.toBe('')
    })

    test.each([
      ['chat:init', { language: 'tlh' }],
      ['chat:history', {}],
      ['chat:message', { sessionId: 'x', message: 'hello' }],
      ['chat:message', { sessionId: nowhere, message: 'a\u0000b' }],
      ['chat:message', { sessionId: nowhere, message: 'half a pair: \ud83c' }],
      ['chat:init', { language: 'en', sessionId: 'a\u0000b' }],
      ['chat:clear', null],
      ['chat:stop', {}],
      ['chat:language:select', 'de'],
    ] as const)(
      '%s with a broken payload is refused and the socket lives',
      async (event, payload) => {
        const socket = connect(await guest(target()))
        expect(await ask(socket, event, payload)).toMatchObject({
          success: false,
          code: 'invalid_payload',
        })
        expect(await begin(socket)).not.toBe('')
      },
    )

    test.each([
      ['none', []],
      ['two', [{ language: 'en' }, { language: 'en' }]],
      ['bytes', [Buffer.from('{"language":"en"}')]],
      ['bytes inside', [{ language: Buffer.from('en') }]],
    ])('an event with payloads of %s is refused and the socket lives', async (_what, payloads) => {
      const socket = connect(await guest(target()))
      expect(await ask(socket, 'chat:init', ...payloads)).toMatchObject({
        success: false,
        code: 'invalid_payload',
      })
      expect(await begin(socket)).not.toBe('')
    })
  })
}
