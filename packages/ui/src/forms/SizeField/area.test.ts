import { expect, it } from 'vitest'
import { fromSqft, toSqft } from './area.ts'

it.each([
  [100, 1076],
  [0, 0],
  [92.9, 1000],
])('keeps %d m² as %d sqft', (sqm, sqft) => {
  expect(toSqft(sqm, 'sqm')).toBe(sqft)
})

it('gives back what was typed in square metres, to a tenth', () => {
  for (let tenths = 100; tenths <= 5_000; tenths += 7) {
    const sqm = tenths / 10
    expect(Math.abs(fromSqft(toSqft(sqm, 'sqm'), 'sqm') - sqm)).toBeLessThan(0.11)
  }
})

it('leaves square feet alone', () => {
  expect(fromSqft(1284, 'sqft')).toBe(1284)
  expect(toSqft(1283.6, 'sqft')).toBe(1284)
})
