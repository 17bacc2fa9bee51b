import { expect, it } from 'vitest'
import { roundPrice } from '../src/dialogue/answers/describe-figures.ts'

it.each([
  [1_234_567, 1_230_000],
  [1_235_000, 1_240_000],
  [999_499, 999_000],
  [999_500, 1_000_000],
  [87_654, 87_700],
  [123, 123],
  [7, 7],
  [0, 0],
])('an estimate of AED %d is said as %d: three figures', (aed, said) => {
  expect(roundPrice(aed)).toBe(said)
})
