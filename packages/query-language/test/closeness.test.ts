import { describe, expect, it } from 'vitest'
import {
  isOneEditApart,
  isTwoEditsApart,
  lettersOf,
  mayBeApart,
} from '../src/language/closeness.ts'

/** Pairs of near words, by kinds of slips. */
const near = [
  ['marina', 'marina'],
  ['marina', 'marinaa'],
  ['marina', 'mrina'],
  ['marina', 'marona'],
  ['marina', 'amrina'],
  ['jumeirah', 'jumera'],
  ['aaaa', 'aaab'],
  ['квартира', 'кватрира'],
  ['شقة', 'شقه'],
] as const

describe('letters of words', () => {
  it.each(near)('never pass by %s for %s', (one, other) => {
    const [left, right] = [lettersOf(one), lettersOf(other)]
    if (isOneEditApart(one, other)) expect(mayBeApart(left, right, 1)).toBe(true)
    expect(isTwoEditsApart(one, other)).toBe(true)
    expect(mayBeApart(left, right, 2)).toBe(true)
  })

  it('never pass by any word with a slip in it', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzäöüабвгдشقةمرلاक'
    const word = 'apartments'
    for (let at = 0; at <= word.length; at += 1)
      for (const letter of letters)
        for (const slip of [
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + word.slice(at + 1),
        ])
          expect(mayBeApart(lettersOf(word), lettersOf(slip), 1), slip).toBe(true)
  })

  it('pass by words of other letters', () => {
    expect(mayBeApart(lettersOf('marina'), lettersOf('studio'), 1)).toBe(false)
    expect(mayBeApart(lettersOf('marina'), lettersOf('studio'), 2)).toBe(false)
  })
})
