import { describe, expect, it } from 'vitest'
import { finishedTo, hasGap, lastSettled } from '../conversation/gaps.ts'
import { asked, results, said, typing } from './messages.ts'
import { play, streamed, told } from './play.ts'

const nothing = () => play([])
const bubble = () => play([streamed(typing('b1', 4, 'I'))])
/** Numbers 3, 4 and 5, and maybe the bubble of another. */
const exchange = [asked('u1', 3), said('b1', 4, 'Yes.'), results('r1', 5)]
const whole = () => play([told(...exchange)])
const begun = () => play([told(asked('u0', 0), said('b0', 1, 'Yes.'))])
const opened = () => play([told(asked('u1', 1))])
const with7 = () => play([streamed(typing('b2', 7, 'And'))], whole())
const with6 = () => play([streamed(typing('b2', 6, 'And'))], whole())

describe('a message that was said in another window', () => {
  it.each([
    ['nothing came', nothing, 5, false],
    ['nothing is known, and nothing came', nothing, null, false],
    ['nothing is known before the first message', whole, null, true],
    ['nothing is known before the bubble', bubble, null, true],
    ['nothing is known before the very first ones', begun, null, true],
    ['nothing was said before the very first ones', opened, 0, false],
    ['all is known', whole, 5, false],
    ['the next ones came', whole, 3, false],
    ['the first of all came', whole, 2, false],
    ['one before them is left out', whole, 1, true],
    ['one is left out before the bubble', with7, 5, true],
    ['the bubble is the next', with6, 5, false],
    ['the bubble is older than what is known', with6, 7, false],
  ])('is missing, or not: %s', (_, conversation, from, missing) => {
    expect(hasGap(conversation(), from)).toBe(missing)
  })

  it('is not missed where the visitor asks on while the answer is being written', () => {
    const talk = [told(asked('u1', 3), asked('u2', 5)), streamed(typing('b1', 4, 'I'))]
    expect(hasGap(play(talk), 3)).toBe(false)
  })

  it('is missed between two others', () => {
    expect(hasGap(play([told(asked('u1', 3), results('r1', 5))]), 2)).toBe(true)
  })

  it('is not missed where a text and its results share a number', () => {
    const shared = play([told(said('b1', 4, 'Yes.'), results('r1', 4), asked('u2', 5))])
    expect(hasGap(shared, 3)).toBe(false)
  })

  it('is not missed after nine others', () => {
    const many = Array.from({ length: 12 }, (_, seq) => asked(`u${seq}`, seq))
    expect(hasGap(play([told(...many)]), 0)).toBe(false)
  })
})

describe('what need not be asked for again', () => {
  it.each([
    ['nothing', nothing, null],
    ['a bubble alone', bubble, null],
    ['everything', whole, 5],
    ['what stands before the bubble', with6, 5],
    ['what stands before an old bubble', () => play([told(asked('u2', 9))], with6()), 5],
    [
      'what stands before an unfinished answer',
      () => play([told(said('b2', 7, 'A', false))], whole()),
      6,
    ],
    [
      'what stands before the first unfinished answer',
      () =>
        play([told(asked('u1', 3), said('b1', 4, 'I', false), results('r1', 5, { done: false }))]),
      3,
    ],
  ])('is %s', (_, conversation, to) => {
    expect(finishedTo(conversation())).toBe(to)
  })
})

describe('the message from which the history goes on', () => {
  const half = () => play([told(said('b2', 7, 'A', false))], whole())

  it.each([
    ['none where nothing is known', whole, null, undefined],
    ['none where nothing is known of the very first ones', begun, null, undefined],
    ['none before the first', whole, 2, undefined],
    ['the newest', whole, 9, 'r1'],
    ['the newest up to the number', whole, 4, 'b1'],
    ['no unfinished one', half, 9, 'r1'],
    ['none of an empty conversation', nothing, 9, undefined],
  ])('is %s', (_, conversation, to, id) => {
    expect(lastSettled(conversation(), to)?.id).toBe(id)
  })

  it('is null, not missing, where there is none', () => {
    expect([lastSettled(nothing(), 9), lastSettled(whole(), null)]).toEqual([null, null])
  })
})
