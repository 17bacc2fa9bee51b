import { describe, expect, it } from 'vitest'
import { asked, results, said } from './messages.ts'
import { play, seen, streamed, told } from './play.ts'

describe('an answer that was stopped', () => {
  const cut = { ...said('b1', 4, 'I found'), stopped: true }

  it('has no results, though its whole text was lost on the way', () => {
    expect(seen(play([results('r1', 5), cut].map(streamed)))).toEqual(['b1:I found'])
  })

  it('has no results that come after the stop', () => {
    expect(seen(play([cut, results('r1', 5)].map(streamed)))).toEqual(['b1:I found'])
  })

  it('looks the same whatever came first', () => {
    const [whole, found] = [said('b1', 4, 'I found 2 homes.'), results('r1', 5)]
    for (const order of [
      [whole, found, cut],
      [whole, cut, found],
      [found, whole, cut],
      [found, cut, whole],
      [cut, whole, found],
      [cut, found, whole],
    ])
      expect(seen(play(order.map(streamed)))).toEqual(['b1:I found'])
  })

  it('leaves the results of the answers around it', () => {
    const around = [results('r0', 3), results('r2', 8)]
    const state = play([said('b1', 4, 'I found 2 homes.'), ...around, cut].map(streamed))
    expect(state.entries.map(({ message }) => message.id)).toEqual(['r0', 'b1', 'r2'])
  })

  it('leaves a text that follows it', () => {
    const next = asked('u2', 5)
    expect(seen(play([told(said('b1', 4, 'I found 2 homes.'), next), streamed(cut)]))).toEqual([
      'b1:I found',
      'u2:Hello',
    ])
  })
})
