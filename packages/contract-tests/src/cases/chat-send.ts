import { describe, expect, test } from 'vitest'
import { chatVisitors } from '../chat-visitors.ts'
import type { Suite } from '../coverage.ts'
import { guest } from '../visitors.ts'

/** Messages that may wait for their answers, and messages in a minute; the contract's limits. */
const longestQueue = 5
const mostInMinute = 20

export function chatSendCases({ target }: Suite): void {
  const { connect, ask, begin } = chatVisitors(target)

  describe('a message', () => {
    test('that is known is acknowledged again, also while too many wait', async () => {
      const socket = connect(await guest(target()))
      const sessionId = await begin(socket)
      const send = (clientId: string) =>
        ask(socket, 'chat:message', { sessionId, message: 'apartments in Dubai Marina', clientId })
      const names = Array.from({ length: longestQueue }, (_, number) => `c-${number}`)
      const waiting = names.map(send)
      const [more, again] = [send('one more'), send('c-0')]
      expect(await more).toMatchObject({ success: false, code: 'busy' })
      expect(await again).toEqual(await waiting[0])
      for (const reply of await Promise.all(waiting)) expect(reply).toMatchObject({ success: true })
    })

    test('counts once, however often it is sent', async () => {
      const socket = connect(await guest(target()))
      const sessionId = await begin(socket)
      const send = (clientId: string) =>
        ask(socket, 'chat:message', { sessionId, message: 'hello', clientId })
      const first = await send('c-1')
      for (let count = 0; count < mostInMinute; count += 1) expect(await send('c-1')).toEqual(first)
      expect(await send('c-2')).toMatchObject({ success: true })
    })

    test('of more than 2,000 characters is refused in words that say so', async () => {
      const socket = connect(await guest(target()))
      const sessionId = await begin(socket)
      const send = (length: number) =>
        ask(socket, 'chat:message', { sessionId, message: 'a'.repeat(length) })
      expect(await send(2_001)).toMatchObject({
        success: false,
        code: 'invalid_payload',
        errMessage: expect.stringContaining('2,000'),
      })
      expect(await send(2_000)).toMatchObject({ success: true })
    })
  })
}
