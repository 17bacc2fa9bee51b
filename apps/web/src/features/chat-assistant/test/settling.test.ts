import { describe, expect, it } from 'vitest'
import { asked, property, results, said, typing } from './messages.ts'
import { play, seen, streamed, told } from './play.ts'

const kinds = (events: Parameters<typeof play>[0]) =>
  play(events).entries.map(({ message, live }) => [message.id, message.done, live])

describe('the bubble that is being written', () => {
  it('stays while an older answer is brought by the history', () => {
    const state = play([streamed(typing('b2', 7, 'And')), told(said('b1', 4, 'Yes.'))])
    expect(seen(state)).toEqual(['b1:Yes.', 'b2…And'])
  })

  it('stays when the visitor asks something else meanwhile', () => {
    const state = play([streamed(typing('b1', 4, 'I found')), told(asked('u2', 5))])
    expect(seen(state)).toEqual(['u2:Hello', 'b1…I found'])
  })

  it('gives way to the next answer, however short, where its own end was lost', () => {
    const state = play([typing('b1', 4, 'I found 2 homes'), typing('b2', 7, 'And')].map(streamed))
    expect(seen(state)).toEqual(['b2…And'])
  })

  it('is not replaced by a late part of the answer before it, however long', () => {
    const state = play([typing('b2', 7, 'And'), typing('b1', 4, 'I found 2 homes')].map(streamed))
    expect(seen(state)).toEqual(['b2…And'])
  })

  it('does not come back after its answer is there', () => {
    const state = play([said('b1', 4, 'Yes.'), typing('b1', 4, 'Yes. And more')].map(streamed))
    expect(seen(state)).toEqual(['b1:Yes.'])
  })
})

describe('an answer that comes again', () => {
  it('is finished by the same words, so that nobody waits on', () => {
    expect(kinds([said('b1', 4, 'Yes.', false), said('b1', 4, 'Yes.')].map(streamed))).toEqual([
      ['b1', true, true],
    ])
  })

  it('keeps the results that follow it when it is finished after them', () => {
    const events = [said('b1', 4, 'Yes.', false), results('r1', 5), said('b1', 4, 'Yes.')]
    expect(kinds(events.map(streamed))).toEqual([
      ['b1', true, true],
      ['r1', true, true],
    ])
  })

  it.each([
    ['more homes', { data: [property(), property({ _id: 'p-2' })] }, 2],
    ['fewer homes', { data: [] }, 1],
  ])('has its results grow and never shrink: %s', (_, change, count) => {
    const first = results('r1', 5, { done: false })
    const next = { ...first, ...change }
    const [entry] = play([first, next].map(streamed)).entries
    expect(entry?.message).toHaveProperty('data.length', count)
  })

  it('grows by words, too', () => {
    const state = play([said('b1', 4, 'I', false), said('b1', 4, 'I found', false)].map(streamed))
    expect(seen(state)).toEqual(['b1:I found'])
  })

  it.each([
    ['finished', said('b1', 4, 'Yes.'), said('b1', 4, 'Yes.')],
    ['unfinished', said('b1', 4, 'Yes.', false), said('b1', 4, 'Yes.', false)],
    ['of the visitor', asked('u1', 3), asked('u1', 3)],
  ])('is not drawn anew where it brings nothing: %s', (_, first, again) => {
    const state = play([told(first)])
    expect(play([told(again)], state).entries[0]).toBe(state.entries[0])
  })

  it('is not shortened by another finished text', () => {
    const state = play([said('b1', 4, 'I found 2 homes.'), said('b1', 4, 'I found')].map(streamed))
    expect(seen(state)).toEqual(['b1:I found 2 homes.'])
  })

  it('is not revealed line by line when the history completes it', () => {
    const events = [results('r1', 5, { done: false, data: [] }), results('r1', 5)]
    expect(kinds(events.map((message) => told(message)))).toEqual([['r1', true, false]])
  })

  it('is revealed where the stream completes what the history began', () => {
    const half = results('r1', 5, { done: false, data: [] })
    expect(kinds([told(half), streamed(results('r1', 5))])).toEqual([['r1', true, true]])
  })
})

describe('places', () => {
  const ids = (...messages: Parameters<typeof told>) =>
    play([told(...messages)]).entries.map(({ message }) => message.id)

  it('are those of the numbers, whatever came first', () => {
    const [first, second, third] = [asked('u1', 3), said('b1', 4, 'Yes.'), asked('u2', 5)]
    expect(ids(third, first, second)).toEqual(['u1', 'b1', 'u2'])
    expect(ids(second, third, first)).toEqual(['u1', 'b1', 'u2'])
  })

  it('are the same in every window under one number', () => {
    const [a, b, c] = [said('a', 4, 'A'), said('b', 4, 'B'), results('0', 4)]
    for (const order of [
      [a, b, c],
      [c, b, a],
      [b, c, a],
    ])
      expect(ids(...order)).toEqual(['a', 'b', '0'])
  })
})
