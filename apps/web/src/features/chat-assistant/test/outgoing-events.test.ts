import { describe, expect, it } from 'vitest'
import type { ConversationEvent } from '../conversation/conversation-reducer.ts'
import { asked, said, unsent } from './messages.ts'
import { play, seen, told } from './play.ts'

const [first, second, third] = [unsent('c1'), unsent('c2'), unsent('c3')]
const sent = (...messages: (typeof first)[]): ConversationEvent[] =>
  messages.map((message) => ({ type: 'sent', message }))
const states = (events: readonly ConversationEvent[]) =>
  play(events).outgoing.map(({ clientId, status }) => `${clientId} ${status}`)

const stored = (clientId: string, seq: number): ConversationEvent => {
  const { timestamp } = asked('u', seq)
  return { type: 'acknowledged', clientId, id: `u${seq}`, seq, timestamp }
}

describe('unsent messages', () => {
  it('stand in the order in which they were written', () => {
    expect(states(sent(first, second))).toEqual(['c1 sending', 'c2 sending'])
  })

  it('are marked and taken back one by one', () => {
    const failed: ConversationEvent = { type: 'marked', clientId: 'c2', status: 'failed' }
    const events = [...sent(first, second, third), failed]
    expect(states(events)).toEqual(['c1 sending', 'c2 failed', 'c3 sending'])
    expect(states([...events, { type: 'withdrawn', clientId: 'c1' }])).toEqual([
      'c2 failed',
      'c3 sending',
    ])
  })

  it('come back before what could not be kept, each once, as they stand here', () => {
    const queued: ConversationEvent = { type: 'marked', clientId: 'c2', status: 'queued' }
    const restored: ConversationEvent = { type: 'restored', messages: [first, second] }
    expect(states([...sent(third, second), queued, restored])).toEqual([
      'c1 sending',
      'c2 queued',
      'c3 sending',
    ])
  })
})

describe('a message that the server has stored', () => {
  it('stands once, in its place, as what was written', () => {
    const state = play([...sent(first, second), stored('c1', 3), told(said('b1', 4, 'Yes.'))])
    expect(seen(state)).toEqual(['u3:Text of c1', 'b1:Yes.'])
    expect(state.outgoing).toEqual([second])
    expect(state.entries[0]).toEqual({
      message: asked('u3', 3, 'Text of c1'),
      live: false,
    })
  })

  it('has its own words where one before it could not be sent', () => {
    const state = play([...sent(first, second), stored('c2', 3)])
    expect([seen(state), state.outgoing]).toEqual([['u3:Text of c2'], [first]])
  })

  it('is left as the history gave it where that came first', () => {
    const timestamp = '2026-11-18T07:59:59.000Z'
    const message = { ...asked('u3', 3, 'Text of c1'), timestamp }
    const state = play([...sent(first), told(message), stored('c1', 3)])
    expect(state.entries).toEqual([{ message, live: false }])
    expect(state.outgoing).toEqual([])
  })

  it('is not shown again when it is acknowledged twice', () => {
    const once = play([...sent(first), stored('c1', 3)])
    expect(play([stored('c1', 4)], once)).toBe(once)
  })

  it('keeps the search that it was about, beside those of earlier ones', () => {
    const [rent, sale] = [
      { ...first, search: 'purpose=rent' },
      { ...second, search: 'purpose=sale' },
    ]
    const events = [...sent(rent, sale, third), stored('c1', 3), stored('c2', 5), stored('c3', 7)]
    expect([...play(events).searches]).toEqual([
      ['u3', 'purpose=rent'],
      ['u5', 'purpose=sale'],
    ])
  })
})
