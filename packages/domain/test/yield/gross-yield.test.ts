import { expect, test } from 'vitest'
import { grossYield } from '../../src/yield/gross-yield.ts'

test('a year of rent over the price', () => {
  expect(grossYield(84_000, 1_200_000)).toBeCloseTo(0.07)
  expect(grossYield(0, 1_200_000)).toBe(0)
})

test('says nothing without a price', () => {
  expect(grossYield(84_000, 0)).toBeUndefined()
  expect(grossYield(84_000, -1)).toBeUndefined()
})
