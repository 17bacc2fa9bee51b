import { describe, expect, it } from 'vitest'
import { createOutbox, MOST_KEPT } from '../connection/outbox.ts'
import { createShelf } from './fake-socket.ts'
import { unsent } from './messages.ts'

const NOW = Date.parse('2026-11-18T08:00:00.000Z')
const DAY_MS = 86_400_000

describe('the box', () => {
  it.each(['', '{', '7', '[{"clientId":1}]', '[null]', '{"text":"x"}'])(
    'reads %j as empty',
    (text) => {
      expect(createOutbox(createShelf(text)).load()).toEqual([])
    },
  )

  it('holds so many, and lets the oldest go', () => {
    const box = createOutbox(createShelf(), () => NOW)
    const ids = Array.from({ length: MOST_KEPT + 5 }, (_, count) => `m${count}`)
    for (const id of ids) box.keep(unsent(id))
    expect(box.load().map(({ clientId }) => clientId)).toEqual(ids.slice(5))
  })

  it.each([
    ['a minute ago', 60_000, 'sending'],
    ['a day ago', DAY_MS, 'sending'],
    ['longer ago than a day', DAY_MS + 1, 'failed'],
  ])('sends by itself what was written %s, or does not', (_, age, status) => {
    const box = createOutbox(createShelf(), () => NOW)
    box.keep(unsent('kept', NOW - age))
    expect(box.load()).toMatchObject([{ clientId: 'kept', status }])
  })

  it('holds no more than that of a text that has more', () => {
    const many = Array.from({ length: MOST_KEPT + 5 }, (_, count) => unsent(`m${count}`))
    expect(createOutbox(createShelf(JSON.stringify(many))).load()).toHaveLength(MOST_KEPT)
  })

  it('has a message once, in its place, as it was kept last', () => {
    const box = createOutbox(createShelf(), () => NOW)
    const [a, b] = [unsent('a', NOW), unsent('b', NOW)]
    for (const one of [a, b, { ...a, status: 'failed' as const }]) box.keep(one)
    expect(box.load()).toEqual([{ ...a, status: 'failed' }, b])
  })

  it('sends what waited for its turn as well', () => {
    const box = createOutbox(createShelf(), () => NOW)
    box.keep({ ...unsent('a', NOW), status: 'queued' })
    expect(box.load()).toEqual([unsent('a', NOW)])
  })

  it.each([
    ['null', null],
    ['a number', 7],
    ['no id', { clientId: 1 }],
    ['no words', { text: null }],
    ['a search that is no text', { search: 5 }],
    ['no time', { sentAt: '2026' }],
    ['an unknown state', { status: 'lost' }],
  ])('reads what is whole beside what is not: %s', (_, change) => {
    const good = { ...unsent('good', NOW), search: 'purpose=rent' }
    const bad = typeof change === 'object' && change ? { ...good, ...change } : change
    const box = createOutbox(createShelf(JSON.stringify([bad, good])), () => NOW)
    expect(box.load()).toEqual([good])
  })

  it('takes out one, and leaves the others', () => {
    const box = createOutbox(createShelf())
    for (const id of ['a', 'b', 'c']) box.keep(unsent(id))
    box.remove('b')
    expect(box.load().map(({ clientId }) => clientId)).toEqual(['a', 'c'])
  })

  it('leaves what it cannot read to who can, until it has something to write', () => {
    const shelf = createShelf('{"newer":"form"}')
    createOutbox(shelf).remove('a')
    expect(shelf.text).toBe('{"newer":"form"}')
  })

  it('works where the storage refuses', () => {
    const box = createOutbox({ read: () => null, write: () => {} })
    box.keep(unsent('a'))
    expect([box.load(), box.lost()]).toEqual([[], []])
  })
})

describe('a box that several windows share', () => {
  const windows = () => {
    const shelf = createShelf()
    return [createOutbox(shelf), createOutbox(shelf)] as const
  }

  it('does not bring back what another window has removed', () => {
    const [one, other] = windows()
    one.keep(unsent('a'))
    other.load()
    one.remove('a')
    other.keep(unsent('b'))
    expect(one.load().map(({ clientId }) => clientId)).toEqual(['b'])
    expect(other.lost()).toEqual(['a'])
  })

  it('tells once what another window has sent', () => {
    const [one, other] = windows()
    one.keep(unsent('a'))
    one.keep(unsent('b'))
    other.remove('a')
    expect([one.lost(), one.lost()]).toEqual([['a'], []])
  })

  it('does not tell of what this window took out itself', () => {
    const [one] = windows()
    one.keep(unsent('a'))
    one.remove('a')
    expect(one.lost()).toEqual([])
  })

  it('knows of nothing after it was forgotten', () => {
    const [one] = windows()
    one.keep(unsent('a'))
    one.forget()
    expect([one.load(), one.lost()]).toEqual([[], []])
  })
})
