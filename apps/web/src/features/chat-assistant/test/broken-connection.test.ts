import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAwaiting } from '../conversation/conversation.ts'
import { asked, said } from './messages.ts'
import { setUp } from './set-up-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a connection that breaks', () => {
  it('tells every attempt and the end of them', async () => {
    const { fake, chat, connect, notices } = setUp()
    chat.open()
    await connect()
    fake.handlers().onDisconnect(false)
    fake.handlers().onReconnecting(1)
    fake.handlers().onConnectError(false)
    fake.handlers().onReconnecting(2)
    expect(chat.get().status).toBe('reconnecting')
    fake.handlers().onReconnectFailed()
    expect(chat.get().status).toBe('offline')
    expect(notices.slice(1)).toEqual([
      { kind: 'reconnecting', attempt: 1 },
      { kind: 'reconnecting', attempt: 2 },
      { kind: 'reconnectFailed' },
    ])
  })

  it('is told once, however often it is tried again, and anew when it breaks again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const { fake, chat, connect, notices } = setUp()
    const told = () => notices.splice(0).map(({ kind }) => kind)
    chat.open()
    await connect()
    for (let round = 0; round < 2; round++) {
      fake.handlers().onDisconnect(false)
      for (const pause of [10_000, 20_000, 40_000]) {
        fake.handlers().onConnectError(false)
        fake.handlers().onReconnecting(1)
        fake.handlers().onReconnectFailed()
        expect(chat.get().status).toBe('offline')
        await vi.advanceTimersByTimeAsync(pause)
      }
      expect(told()).toEqual(['connected', 'reconnecting', 'reconnectFailed'])
      await connect([], false)
    }
  })

  it('comes back by hand when the server ended it', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect()
    fake.handlers().onDisconnect(true)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(fake.reconnects).toBe(1)
    await connect([said('b1', 2, 'Hello.')], false)
    expect(chat.get()).toMatchObject({ status: 'online', conversation: { isNew: true } })
  })

  it('comes back by itself, later each time, when the server refuses the visitor', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const { fake, chat, notices } = setUp()
    chat.open()
    for (const [attempt, seconds] of [10, 20, 40, 60, 60].entries()) {
      fake.handlers().onConnectError(true)
      expect([chat.get().status, notices.at(-1)]).toEqual(['offline', { kind: 'refused' }])
      // The token is looked at each time; the visitor is told once.
      expect(notices.filter(({ kind }) => kind === 'connectFailed')).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1)
      expect(fake.opened).toBe(attempt + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect([chat.get().status, fake.opened]).toEqual(['connecting', attempt + 2])
    }
  })

  it('has what was answered meanwhile once a server that refused lets it in', async () => {
    const { fake, chat, connect } = setUp()
    chat.open()
    await connect([asked('u1', 1)], false)
    fake.handlers().onDisconnect(false)
    fake.handlers().onConnectError(true)
    await vi.advanceTimersByTimeAsync(10_000)
    await connect([asked('u1', 1), said('b1', 2, 'Hello.')], false)
    expect(chat.get()).toMatchObject({ status: 'online', conversation: { typing: null } })
    expect(isAwaiting(chat.get().conversation)).toBe(false)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([fake.opened, fake.waiting]).toEqual([2, []])
  })

  it('is tried again by hand at once', () => {
    const { fake, chat } = setUp()
    chat.open()
    fake.handlers().onConnectError(true)
    chat.reconnect()
    expect([chat.get().status, fake.opened, fake.closed]).toEqual(['connecting', 2, 1])
  })

  it('that a closed dialog has given up is not tried again', async () => {
    const { fake, chat } = setUp()
    chat.open()
    fake.handlers().onConnectError(true)
    chat.close()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fake.opened).toBe(1)
  })
})
