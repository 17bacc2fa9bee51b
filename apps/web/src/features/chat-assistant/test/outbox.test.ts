import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutbox } from '../connection/outbox.ts'
import { createShelf } from './fake-socket.ts'
import { unsent } from './messages.ts'
import { refusal, setUp } from './set-up-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('unsent messages', () => {
  it('go out in their order after a reload, under the ids that they had', async () => {
    const shelf = createShelf()
    const before = setUp(null, shelf)
    before.chat.open()
    await before.connect()
    before.chat.send('First', 'purpose=rent')
    before.chat.send('Second')
    const lost = before.fake.waiting[0]?.payload
    expect(before.fake.waiting).toHaveLength(1)

    const { chat, fake, connect, outgoing } = setUp('s-1', shelf)
    chat.open()
    await connect()
    expect(fake.waiting.map(({ payload }) => payload)).toEqual([lost])
    expect(lost).toMatchObject({ message: 'First', search: 'purpose=rent' })
    await fake.acknowledge('chat:message', { success: true, id: 'u1', seq: 0 })
    expect(fake.waiting).toMatchObject([{ payload: { message: 'Second' } }])
    await fake.acknowledge('chat:message', { success: true, id: 'u2', seq: 1 })
    expect([outgoing(), shelf.text]).toEqual([[], null])
  })

  it('stay refused, and gone when they were taken back', async () => {
    const shelf = createShelf()
    const before = setUp(null, shelf)
    before.chat.open()
    await before.connect()
    before.chat.send('Refused')
    await before.fake.acknowledge('chat:message', refusal('not_allowed'))

    const { chat, fake, connect, outgoing } = setUp('s-1', shelf)
    chat.open()
    await connect()
    expect([outgoing(), fake.waiting]).toEqual([[['Refused', 'failed']], []])
    chat.withdraw(chat.get().conversation.outgoing[0]?.clientId ?? '')
    expect([outgoing(), shelf.text]).toEqual([[], null])
  })

  it('are taken over once by a window that opens, and leave when another one has sent them', async () => {
    const shelf = createShelf()
    const { chat, connect, outgoing } = setUp('s-1', shelf)
    createOutbox(shelf).keep(unsent('elsewhere', Date.now()))
    chat.open()
    await connect()
    expect(outgoing()).toEqual([['Text of elsewhere', 'sending']])
    shelf.writeElsewhere(null)
    expect(outgoing()).toEqual([])
  })

  it('leave nothing behind when the visitor goes', async () => {
    const shelf = createShelf()
    const { chat, connect, outgoing } = setUp(null, shelf)
    chat.open()
    await connect()
    chat.send('Mine')
    expect(shelf.text).toContain('Mine')
    chat.forget()
    expect([outgoing(), shelf.text]).toEqual([[], null])
  })
})
