import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutbox, MOST_KEPT } from '../connection/outbox.ts'
import { createShelf } from './fake-socket.ts'
import { refusal, setUp } from './set-up-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const DAY_MS = 86_400_000

const message = (clientId: string, sentAt = Date.now()) =>
  ({ clientId, text: `Text of ${clientId}`, sentAt, status: 'sending' }) as const

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
    createOutbox(shelf).keep(message('elsewhere'))
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

describe('the box', () => {
  it.each(['', '{', '7', '[{"clientId":1}]', '[null]', '{"text":"x"}'])(
    'reads %j as empty',
    (text) => {
      expect(createOutbox(createShelf(text)).load()).toEqual([])
    },
  )

  it('holds so many, and lets the oldest go', () => {
    const box = createOutbox(createShelf())
    const ids = Array.from({ length: MOST_KEPT + 5 }, (_, count) => `m${count}`)
    for (const id of ids) box.keep(message(id))
    expect(box.load().map(({ clientId }) => clientId)).toEqual(ids.slice(5))
  })

  it.each([
    ['a minute ago', 60_000, 'sending'],
    ['a day ago', DAY_MS, 'sending'],
    ['longer ago than a day', DAY_MS + 1, 'failed'],
  ])('sends by itself what was written %s, or does not', (_, age, status) => {
    const box = createOutbox(createShelf())
    box.keep(message('kept', Date.now() - age))
    expect(box.load()).toMatchObject([{ clientId: 'kept', status }])
  })

  it('does not bring back what another window has removed', () => {
    const shelf = createShelf()
    const [one, other] = [createOutbox(shelf), createOutbox(shelf)]
    one.keep(message('a'))
    other.load()
    one.remove('a')
    other.keep(message('b'))
    expect(one.load().map(({ clientId }) => clientId)).toEqual(['b'])
    expect(other.lost()).toEqual(['a'])
  })

  it('works where the storage refuses', () => {
    const box = createOutbox({ read: () => null, write: () => {} })
    box.keep(message('a'))
    expect([box.load(), box.lost()]).toEqual([[], []])
  })
})
