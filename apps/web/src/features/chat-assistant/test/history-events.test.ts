import { describe, expect, it } from 'vitest'
import type { ConversationEvent } from '../conversation/conversation-reducer.ts'
import { asked, said, typing, unsent } from './messages.ts'
import { play, seen, streamed, told } from './play.ts'

const doubted: ConversationEvent = { type: 'doubted' }
const connected: ConversationEvent = { type: 'connected' }
const [u1, b1, u2, b2] = [
  asked('u1', 3),
  said('b1', 4, 'Yes.'),
  asked('u2', 5, 'And?'),
  said('b2', 6, 'No.'),
]
const known = () => play([told(u1, b1, u2, b2)])

const ids = (events: readonly ConversationEvent[], from = known()) =>
  play(events, from).entries.map(({ message }) => message.id)

describe('a new connection', () => {
  it('shows what was said while it is asked for, without the bubble that broke off', () => {
    const state = play([streamed(typing('b3', 9, 'I')), connected], known())
    expect(seen(state)).toEqual(seen(known()))
  })

  it('drops what the history does not know any more', () => {
    expect(ids([connected, told(u1, b1)])).toEqual(['u1', 'b1'])
  })

  it('keeps what is said while the history comes', () => {
    expect(ids([connected, streamed(b2), told(u1)])).toEqual(['u1', 'b2'])
  })
})

describe('the history', () => {
  it('leaves the bubble that is being written while it is asked for', () => {
    const state = play([streamed(typing('b3', 9, 'I')), doubted], known())
    expect(seen(state)).toEqual([...seen(known()), 'b3…I'])
  })

  it('drops nothing that came after it was asked for and answered', () => {
    expect(ids([doubted, told(u1, b1, u2, b2), told()])).toEqual(['u1', 'b1', 'u2', 'b2'])
  })

  it('that goes on from a number leaves what is up to it', () => {
    const rest = { type: 'history', messages: [], isNew: false, confirmedTo: 4 } as const
    expect(ids([doubted, rest])).toEqual(['u1', 'b1'])
    expect(ids([doubted, streamed(b2), rest])).toEqual(['u1', 'b1', 'b2'])
  })

  it('that goes on from nowhere knows everything', () => {
    const whole = { type: 'history', messages: [u1], isNew: false, confirmedTo: null } as const
    expect(ids([doubted, whole])).toEqual(['u1'])
  })

  it('that goes on from nowhere drops the very first message as well', () => {
    expect(ids([told(asked('u0', 0)), doubted, told(u1)])).toEqual(['u1'])
  })

  it('corrects the guessed time of what was just sent', () => {
    const stored = { ...u1, timestamp: '2026-11-18T08:00:05.000Z' }
    expect(play([told(stored)], known()).entries[0]?.message).toEqual(stored)
  })

  it('greets in a new conversation, and still does after the connection comes back', () => {
    const first: ConversationEvent = { type: 'history', messages: [], isNew: true }
    expect(play([first]).isNew).toBe(true)
    expect(play([first, connected, told(u1)]).isNew).toBe(true)
    expect(known().isNew).toBe(false)
  })
})

describe('a cleared conversation', () => {
  const cleared: ConversationEvent = { type: 'cleared', messages: [] }
  const late = [streamed(b1), streamed(typing('b3', 9, 'I found'))]

  it('shows nothing of before, whichever part comes late', () => {
    const state = play([streamed(typing('b3', 9, 'I')), cleared], known())
    expect([seen(state), seen(play(late, state))]).toEqual([[], []])
  })

  it('stays so after it is cleared again, and closed', () => {
    const state = play(
      [cleared, streamed(said('b4', 11, 'Hi.')), cleared, { type: 'closed' }],
      known(),
    )
    expect(seen(play([...late.slice(0, 1), streamed(said('b4', 11, 'Hi.'))], state))).toEqual([])
  })

  it('greets where nothing was said since, and shows what was', () => {
    expect(play([cleared], known()).isNew).toBe(true)
    const since = play([{ type: 'cleared', messages: [said('b5', 0, 'Hello.')] }], known())
    expect([since.isNew, seen(since)]).toEqual([false, ['b5:Hello.']])
  })

  it('keeps what waits to be sent', () => {
    const state = play([{ type: 'sent', message: unsent('c1') }, cleared], known())
    expect(state.outgoing).toEqual([unsent('c1')])
  })
})

describe('a closed dialog', () => {
  it('opens without what it showed, and knows the searches of its questions', () => {
    const message = { ...unsent('c1'), search: 'purpose=rent' }
    const place = { id: 'u7', seq: 7, timestamp: u1.timestamp }
    const state = play(
      [
        { type: 'sent', message },
        { type: 'acknowledged', clientId: 'c1', ...place },
        streamed(typing('b3', 9, 'I')),
        { type: 'closed' },
      ],
      known(),
    )
    expect([seen(state), [...state.searches]]).toEqual([[], [['u7', 'purpose=rent']]])
  })

  it('is empty, and remembers nothing, for another person', () => {
    const before = play(
      [
        { type: 'sent', message: unsent('c1') },
        { type: 'cleared', messages: [] },
      ],
      known(),
    )
    const state = play([{ type: 'forgotten' }], before)
    expect([seen(state), state.outgoing, state.isNew]).toEqual([[], [], false])
    expect(seen(play([streamed(b1)], state))).toEqual(['b1:Yes.'])
  })
})
