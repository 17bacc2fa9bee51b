import { expect, test } from 'vitest'
import { distributionOf } from '../src/search/distribution.ts'

test('nothing stated has no figures', () => {
  expect(distributionOf([])).toEqual({
    min: null,
    q1: null,
    median: null,
    q3: null,
    max: null,
    bins: [],
  })
})

test('one value fills one bin', () => {
  expect(distributionOf([[700, 3]])).toMatchObject({
    q1: 700,
    bins: [{ from: 700, to: 700, count: 3 }],
  })
})

test('quartiles lie between the values beside them', () => {
  const counted = [40, 10, 30, 20].map((value) => [value, 1] as const)
  const figures = { min: 10, q1: 17.5, median: 25, q3: 32.5, max: 40 }
  expect(distributionOf(counted)).toMatchObject(figures)
})

test('the quartiles of odd numbers of properties are values that there are', () => {
  const counted = [
    [10, 2],
    [20, 1],
    [40, 2],
  ] as const
  expect(distributionOf(counted)).toMatchObject({ q1: 10, median: 20, q3: 40 })
})

test('twenty-four bins, equally wide in logarithm, hold every property', () => {
  const counted = [100, 150, 1000, 5000, 10_000].map((value, index) => [value, index + 1] as const)
  const { bins } = distributionOf(counted)
  expect(bins).toHaveLength(24)
  expect(bins[0]).toEqual({ from: 100, to: 121.15, count: 1 })
  expect(bins.at(-1)).toMatchObject({ to: 10_000, count: 5 })
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(15)
  for (const { from, to, count } of bins.slice(0, -1)) {
    const inside = counted.filter(([value]) => value >= from && value < to)
    expect(inside.reduce((sum, [, properties]) => sum + properties, 0)).toBe(count)
  }
})
