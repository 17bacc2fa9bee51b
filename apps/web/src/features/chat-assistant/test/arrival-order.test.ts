import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConversationEvent } from '../conversation/conversation-reducer.ts'
import { asked, results, said, typing, unsent } from './messages.ts'
import { answer, play, seen, streamed } from './play.ts'

/** Streams that are cut, doubled and out of order: so many of each kind. */
const RUNS = 10_000

describe('order of arrival', () => {
  const two = [...answer, typing('b2', 7, 'And'), said('b2', 7, 'And one more.')]

  it('comes to the same list for every order, with repeats', () => {
    const whole = seen(play(two.map(streamed)))
    fc.assert(
      fc.property(
        fc.shuffledSubarray(two, { minLength: two.length }),
        fc.array(fc.constantFrom(...two)),
        (shuffled, repeats) => {
          expect(seen(play([...shuffled, ...repeats].map(streamed)))).toEqual(whole)
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('puts a text before the results of its number, whichever came first', () => {
    const [found, text] = [results('a', 4), said('b', 4, 'I found one home.')]
    const expected = [`b:${text.message}`, `a:${found.message}`]
    expect(seen(play([found, text].map(streamed)))).toEqual(expected)
    expect(seen(play([text, found].map(streamed)))).toEqual(expected)
  })

  it('shows the longest text of a bubble, whatever came last', () => {
    const updates = [typing('b1', 4, 'I'), typing('b1', 4, 'I found'), typing('b1', 4, 'I found 2')]
    fc.assert(
      fc.property(fc.shuffledSubarray(updates, { minLength: 3 }), (shuffled) => {
        expect(seen(play(shuffled.map(streamed)))).toEqual(['b1…I found 2'])
      }),
    )
  })

  it('takes a bubble to its end, although a message took its number meanwhile', () => {
    const between: ConversationEvent[] = [
      streamed(typing('b1', 4, 'I found 2 homes.')),
      { type: 'sent', message: unsent('c2') },
      {
        type: 'acknowledged',
        clientId: 'c2',
        id: 'u2',
        seq: 4,
        timestamp: asked('u2', 4).timestamp,
      },
    ]
    expect(seen(play(between))).toContain('b1…I found 2 homes.')
    const state = play([...between, streamed(said('b1', 5, 'I found 2 homes. One is new.'))])
    expect(seen(state)).toEqual(['u2:Text of c2', 'b1:I found 2 homes. One is new.'])
  })

  it('lets nothing unfinished replace what is finished', () => {
    const half = results('r1', 5, { done: false, data: [] })
    const state = play(
      [results('r1', 5), half, said('b1', 4, 'Yes.'), said('b1', 4, 'No', false)].map(streamed),
    )
    expect(state.entries.map(({ message }) => [message.id, message.done])).toEqual([
      ['b1', true],
      ['r1', true],
    ])
  })

  it('is completed by the history, whatever got lost', () => {
    const complete: ConversationEvent = {
      type: 'history',
      messages: [
        asked('u1', 3),
        said('b1', 4, 'I found 2 homes in Dubai Marina.', false),
        results('r1', 5),
        said('b2', 7, 'And one more.'),
      ],
      isNew: false,
    }
    const expected = seen(play([complete]))
    fc.assert(
      fc.property(fc.shuffledSubarray(two), fc.shuffledSubarray(two), (before, after) => {
        const state = play([
          ...before.map(streamed),
          { type: 'connected' },
          ...after.map(streamed),
          complete,
        ])
        expect(seen(state)).toEqual(expected)
      }),
      { numRuns: RUNS },
    )
  })

  it('never holds an id twice, nor a bubble of an answer that is there', () => {
    const anything = fc.array(
      fc.record({ id: fc.integer({ min: 0, max: 3 }), seq: fc.integer({ min: 0, max: 5 }) }),
    )
    fc.assert(
      fc.property(anything, fc.infiniteStream(fc.integer({ min: 0, max: 3 })), (ids, kinds) => {
        const messages = ids.map(({ id, seq }) => {
          const kind = kinds.next().value
          if (kind === 0) return typing(`m${id}`, seq, 'Typing')
          return kind === 1 ? results(`m${id}`, seq) : said(`m${id}`, seq, 'Text', kind === 2)
        })
        const { entries, typing: bubble } = play(messages.map(streamed))
        const seqs = entries.map(({ message }) => message.seq)
        expect(new Set(entries.map(({ message }) => message.id)).size).toBe(entries.length)
        expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
        if (bubble) expect(bubble.seq).toBeGreaterThan(Math.max(-1, ...seqs))
      }),
    )
  })
})
