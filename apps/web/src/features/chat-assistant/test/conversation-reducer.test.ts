import { describe, expect, it } from 'vitest'
import { emptyConversation, isAwaiting, isStalled } from '../conversation/conversation.ts'
import { type ConversationEvent, reduceConversation } from '../conversation/conversation-reducer.ts'
import { asked, results, said, typing } from './messages.ts'
import { answer, play, seen, streamed } from './play.ts'

describe('bubbles', () => {
  it('shows one bubble that grows, then its text in its place, then the results', () => {
    const states = answer.map((_, index) => seen(play(answer.slice(0, index + 1).map(streamed))))
    expect(states).toEqual([
      ['b1…I found'],
      ['b1…I found 2 homes'],
      ['b1:I found 2 homes in Dubai Marina.'],
      ['b1:I found 2 homes in Dubai Marina.', `r1:${results('r1', 5).message}`],
    ])
  })

  it('updates the unfinished bubble even when each update has an id of its own', () => {
    const state = play([typing('a', 4, 'One'), typing('b', 4, 'One two')].map(streamed))
    expect(seen(state)).toEqual(['b…One two'])
  })

  it('cuts an answer that came whole and was stopped in another window, and drops its results', () => {
    const whole = [said('b1', 4, 'I found 2 homes in Dubai Marina.'), results('r1', 5)]
    const cut = { ...said('b1', 4, 'I found'), stopped: true }
    const later = [said('b2', 7, 'Good bye.'), results('r2', 8)]
    const kept = later.map(({ id, message }) => `${id}:${message}`)
    expect(seen(play([...whole, ...later, cut, whole[0] ?? cut].map(streamed)))).toEqual([
      'b1:I found',
      ...kept,
    ])
  })

  it('leaves a bubble as it is that has not grown', () => {
    const state = play([streamed(typing('a', 4, 'One'))])
    expect(reduceConversation(state, streamed(typing('b', 4, 'Two')))).toBe(state)
  })

  it('turns the bubble into a final text of another id', () => {
    expect(seen(play([typing('a', 4, 'One'), said('b', 4, 'One two.')].map(streamed)))).toEqual([
      'b:One two.',
    ])
  })

  it('removes a trailing bubble when results come', () => {
    expect(seen(play([typing('a', 4, 'Searching'), results('r', 5)].map(streamed)))).toEqual([
      `r:${results('r', 5).message}`,
    ])
  })

  it('adds a final text without a bubble', () => {
    expect(seen(play([streamed(said('a', 2, 'Hello.'))]))).toEqual(['a:Hello.'])
  })

  it('ignores the words of the visitor that the server repeats', () => {
    expect(play([streamed(asked('u', 1))])).toEqual(emptyConversation)
  })

  it('keeps results on being revealed when they are updated', () => {
    const first = results('r', 5, { done: false, data: [] })
    const state = play([
      streamed(first),
      { type: 'history', messages: [results('r', 5)], isNew: false },
    ])
    expect(state.entries).toEqual([{ message: results('r', 5), live: true }])
  })
})

describe('waiting for an answer', () => {
  const hello = { clientId: 'c', text: 'Hello', sentAt: 0, status: 'sending' } as const
  const sent: ConversationEvent = { type: 'sent', message: hello }
  const stored: ConversationEvent = {
    type: 'acknowledged',
    clientId: 'c',
    id: 'u1',
    seq: 3,
    timestamp: asked('u1', 3).timestamp,
  }

  it('lasts from sending to the message that is done', () => {
    const events = [sent, stored, ...answer.map(streamed)]
    const waits = events.map((_, index) => isAwaiting(play(events.slice(0, index + 1))))
    expect(waits).toEqual([true, true, true, true, true, false])
  })

  it('ends when the message could not be sent, and starts again with a retry', () => {
    const failed = play([sent, { type: 'marked', clientId: 'c', status: 'failed' }])
    expect(isAwaiting(failed)).toBe(false)
    const again = play([{ type: 'marked', clientId: 'c', status: 'sending' }], failed)
    expect(isAwaiting(again)).toBe(true)
  })

  it('can be given up, until something else is asked', () => {
    const state = play([sent, stored, { type: 'abandoned' }])
    expect([isAwaiting(state), isStalled(state)]).toEqual([false, true])
    expect(isAwaiting(play([{ type: 'sent', message: { ...hello, clientId: 'd' } }], state))).toBe(
      true,
    )
    expect(isStalled(play(answer.map(streamed), state))).toBe(false)
  })

  it('turns the sent message into the stored one, in its place', () => {
    const state = play([sent, streamed(said('b1', 4, 'Hello.')), stored])
    expect(seen(state)).toEqual(['u1:Hello', 'b1:Hello.'])
    expect(state.outgoing).toEqual([])
  })
})

describe('clearing and closing', () => {
  it('lets no late part of a cleared answer come back', () => {
    const state = play([
      streamed(typing('b1', 4, 'I found')),
      { type: 'cleared', messages: [] },
      ...answer.slice(0, 3).map(streamed),
    ])
    expect(seen(state)).toEqual([])
    expect(state.isNew).toBe(true)
  })

  it('drops what another tab has cleared, when the connection comes back', () => {
    const state = play([
      streamed(said('b1', 4, 'Old.')),
      { type: 'connected' },
      streamed(said('b2', 6, 'New.')),
      { type: 'history', messages: [], isNew: true },
    ])
    expect(seen(state)).toEqual(['b2:New.'])
  })

  it('keeps unsent messages when the dialog closes', () => {
    const state = play([
      { type: 'history', messages: [said('b1', 4, 'Hello.')], isNew: false },
      {
        type: 'sent',
        message: { clientId: 'c', text: 'My question', sentAt: 0, status: 'sending' },
      },
      { type: 'marked', clientId: 'c', status: 'failed' },
      { type: 'closed' },
    ])
    expect(seen(state)).toEqual([])
    expect(state.outgoing.map(({ text, status }) => [text, status])).toEqual([
      ['My question', 'failed'],
    ])
    expect(play([{ type: 'withdrawn', clientId: 'c' }], state).outgoing).toEqual([])
  })
})
