import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isAwaiting, isOwed, isStalled } from '../conversation/conversation.ts'
import { asked, said, typing } from './messages.ts'
import { refusal, setUp } from './set-up-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const opened = { sessionId: 's-1', language: 'en', showLanguagePrompt: false }

it('asks for an answer that was given up, later each time, until it is there', async () => {
  const { fake, chat, connect } = setUp()
  chat.open()
  await connect([asked('u1', 1)], false)
  for (const [round, seconds] of [20, 40, 80, 120, 120].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
    expect(fake.waiting).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await fake.acknowledge('chat:history', { messages: [asked('u1', 1)], isNew: false })
    // From the second time on the server is asked to take the question up.
    if (round > 0) await fake.acknowledge('chat:init', opened)
    expect(isStalled(chat.get().conversation)).toBe(true)
  }
  await vi.advanceTimersByTimeAsync(120_000)
  const messages = [asked('u1', 1), said('b1', 2, 'Hello.')]
  await fake.acknowledge('chat:history', { messages, isNew: false })
  expect(isStalled(chat.get().conversation)).toBe(false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([fake.waiting, fake.opened]).toEqual([[], 1])
})

it('asks for the second of two answers, whose question is older than the first answer', async () => {
  const { fake, chat, connect } = setUp()
  chat.open()
  await connect([asked('u1', 1), asked('u2', 2)], false)
  fake.handlers().onMessage(said('b1', 3, 'Hello.'))
  expect(isAwaiting(chat.get().conversation)).toBe(true)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fake.waiting.map(({ event }) => event)).toEqual(['chat:history'])
})

it('still waits for the next answer when one that was given up comes late', async () => {
  const { fake, chat, connect } = setUp()
  chat.open()
  await connect([asked('u1', 1)], false)
  await vi.advanceTimersByTimeAsync(20_000)
  await fake.acknowledge('chat:history', { messages: [asked('u1', 1)], isNew: false })
  chat.send('And with a pool')
  await fake.acknowledge('chat:message', { success: true, id: 'u2', seq: 2 })
  fake.handlers().onMessage(said('b1', 3, 'Hello.'))
  expect(isAwaiting(chat.get().conversation)).toBe(true)
  fake.handlers().onMessage(said('b2', 4, 'Here.'))
  expect(isOwed(chat.get().conversation)).toBe(false)
})

it('makes a new connection when the history does not come either, each time', async () => {
  const { fake, chat, connect } = setUp()
  chat.open()
  await connect([asked('u1', 1)], false)
  for (let round = 1; round <= 3; round += 1) {
    await vi.advanceTimersByTimeAsync(20_000)
    await fake.acknowledge('chat:history', null)
    expect([chat.get().status, fake.opened]).toEqual(['connecting', round + 1])
    await connect([asked('u1', 1)], false)
  }
})

it('waits from the last word on', async () => {
  const { fake, chat, connect } = setUp()
  chat.open()
  await connect([asked('u1', 1)], false)
  await vi.advanceTimersByTimeAsync(19_000)
  fake.handlers().onMessage(typing('b1', 2, 'Hel'))
  await vi.advanceTimersByTimeAsync(19_000)
  expect(fake.waiting).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fake.waiting.map(({ event }) => event)).toEqual(['chat:history'])
})

it('sends what is refused as busy again, with no answer due that is known here', async () => {
  const { fake, chat, connect, outgoing } = setUp()
  chat.open()
  await connect()
  chat.send('Hello')
  await fake.acknowledge('chat:message', refusal('too_many'))
  chat.retry(chat.get().conversation.outgoing[0]?.clientId ?? '')
  await fake.acknowledge('chat:message', refusal('busy'))
  expect(outgoing()).toEqual([['Hello', 'queued']])
  await vi.advanceTimersByTimeAsync(20_000)
  await fake.acknowledge('chat:history', { messages: [], isNew: true })
  await fake.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 })
  expect(outgoing()).toEqual([])
})

it('asks nothing where nothing is owed', async () => {
  const { fake, chat, connect } = setUp()
  chat.open()
  await connect([asked('u1', 1), said('b1', 2, 'Hello.')], false)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([fake.waiting, fake.opened]).toEqual([[], 1])
})
