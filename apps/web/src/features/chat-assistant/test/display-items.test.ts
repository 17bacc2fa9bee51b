import { describe, expect, it } from 'vitest'
import { displayItems, isGreeting, isOfVisitor } from '../conversation/display-items.ts'
import { asked, results, said, typing, unsent } from './messages.ts'
import { play, streamed, told } from './play.ts'

const said8 = Date.parse(said('b', 0, '').timestamp)
const clock = { openedAt: said8 - 60_000, skew: 5_000 }
const empty = () => play([{ type: 'history', messages: [], isNew: true }])
const talk = [
  told(asked('u1', 3), said('b1', 4, 'Yes.'), results('r1', 5)),
  streamed(typing('b2', 7, 'And')),
  { type: 'sent', message: unsent('c1', said8 + 1_000) },
] as const

const drawn = (conversation = empty()) =>
  displayItems(conversation, clock).map(({ kind, id, time }) => [kind, id, time - said8])

describe('what is drawn', () => {
  it('is what was said, the bubble, and what was not sent, each at its time on the server', () => {
    const conversation = play(talk)
    expect(drawn(conversation)).toEqual([
      ['entry', 'u1', 0],
      ['entry', 'b1', 0],
      ['entry', 'r1', 0],
      ['typing', 'b2', 0],
      ['outgoing', 'c1', 6_000],
    ])
    const [entry, , , bubble, outgoing] = displayItems(conversation, clock)
    expect(entry).toHaveProperty('entry', conversation.entries[0])
    expect(bubble).toHaveProperty('message', conversation.typing)
    expect(outgoing).toHaveProperty('outgoing', conversation.outgoing[0])
  })

  it('leaves a bubble without a word to the typing indicator', () => {
    expect(drawn(play([streamed(typing('b1', 4, ''))]))).toEqual([])
  })

  it('shows what has no readable time as well', () => {
    const timestamp = 'soon'
    const conversation = play([
      told({ ...asked('u1', 3), timestamp }),
      streamed({ ...typing('b1', 4, 'I'), timestamp }),
    ])
    expect(displayItems(conversation, clock).map(({ time }) => time)).toEqual([0, 0])
  })

  it('is nothing where nothing is known', () => {
    expect(drawn(play([]))).toEqual([])
  })
})

describe('the greeting', () => {
  it('stands alone in a new conversation, at the time of its opening on the server', () => {
    expect(drawn()).toEqual([['greeting', 'greeting', -55_000]])
  })

  it('stands before what is said later', () => {
    expect(drawn(play(talk.slice(1), empty()))).toEqual([
      ['greeting', 'greeting', -55_000],
      ['typing', 'b2', 0],
      ['outgoing', 'c1', 6_000],
    ])
  })

  it('is not dated after what was said before the dialog was opened', () => {
    const items = displayItems(play(talk, empty()), { ...clock, openedAt: said8 + 60_000 })
    expect(items[0]).toEqual({ kind: 'greeting', id: 'greeting', time: said8 })
  })
})

it('counts as said by the visitor what was sent and what was not, and the greeting as nobody’s', () => {
  const items = displayItems(play(talk, empty()), clock)
  expect(items.filter(isOfVisitor).map(({ id }) => id)).toEqual(['u1', 'c1'])
  expect(items.filter(isGreeting).map(({ id }) => id)).toEqual(['greeting'])
})
