import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MOST_KEPT } from '../connection/outbox.ts'
import { asked, said } from './messages.ts'
import { setUp } from './set-up-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('takes no more messages than are kept while none arrives', async () => {
  const { chat, fake, connect, outgoing } = setUp()
  chat.open()
  await connect()
  fake.handlers().onDisconnect(false)
  const taken = Array.from({ length: MOST_KEPT + 1 }, (_, count) => chat.send(`Text ${count}`))
  expect([taken.indexOf(false), outgoing().length]).toEqual([MOST_KEPT, MOST_KEPT])
})

it.each([
  [3_600_000, 3_600_000],
  [-3_600_000, -3_600_000],
  [30_000, 0],
])('knows a clock that differs by %i ms as one by %i', async (ahead, known) => {
  const { chat, fake, connect } = setUp()
  chat.open()
  await connect()
  const timestamp = new Date(Date.now() + ahead).toISOString()
  fake.handlers().onMessage({ ...said('b1', 1, 'Hello.'), timestamp })
  expect(chat.get().clockSkew).toBe(known)
})

it('has an owed answer taken up by opening the conversation, and connects anew in vain', async () => {
  const { chat, fake, connect } = setUp()
  chat.open()
  await connect([asked('u1', 1)], false)
  for (const pause of [20_000, 40_000]) {
    await vi.advanceTimersByTimeAsync(pause)
    await fake.acknowledge('chat:history', { messages: [asked('u1', 1)], isNew: false })
  }
  await fake.acknowledge('chat:init', null)
  expect([fake.opened, fake.closed]).toEqual([2, 1])
})
