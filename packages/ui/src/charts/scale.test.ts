import { describe, expect, it } from 'vitest'
import { nearestIndex } from './LineChart/nearest-index.ts'
import { everyNth, linearScale, logScale, niceAxis, writeTicks } from './scale.ts'

describe('niceAxis', () => {
  it.each([
    [
      [3, 97],
      [0, 20, 40, 60, 80, 100],
    ],
    [
      [-12, 30],
      [-20, -10, 0, 10, 20, 30],
    ],
    [
      [0.1, 0.3],
      [0, 0.1, 0.2, 0.3],
    ],
    [
      [-5, -1],
      [-5, -4, -3, -2, -1, 0],
    ],
    [[0], [0, 1]],
    [[1], [0, 1]],
    [
      [0, 1, 2],
      [0, 1, 2],
    ],
    [[0.5], [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
    [[], [0, 1]],
    [
      [Number.NaN, Number.POSITIVE_INFINITY],
      [0, 1],
    ],
  ])('of %j', (values, ticks) => {
    expect(niceAxis(values).ticks).toEqual(ticks)
  })

  it('gives a single value room on both sides when zero is no base', () => {
    const { domain } = niceAxis([1000], 4, false)
    expect(domain[0]).toBeLessThan(1000)
    expect(domain[1]).toBeGreaterThan(1000)
  })

  it('stays finite and short for enormous values', () => {
    const { ticks } = niceAxis([1, 9.7e17])
    expect(ticks.length).toBeLessThanOrEqual(7)
    expect(ticks.every(Number.isFinite)).toBe(true)
  })
})

it('maps a domain without extent to the middle', () => {
  expect(linearScale([5, 5], [0, 100])(5)).toBe(50)
  expect(linearScale([0, 10], [100, 0])(2)).toBe(80)
})

it('labels evenly what fits', () => {
  expect(everyNth(12, 4)).toEqual([0, 3, 6, 9])
  expect(everyNth(3, 10)).toEqual([0, 1, 2])
  expect(everyNth(0, 10)).toEqual([])
})

it('writes no label twice where the format is coarser than the ticks', () => {
  expect(writeTicks([0, 0.2, 0.4, 0.6, 1], (value) => value.toFixed(0))).toEqual([
    { value: 0, text: '0' },
    { value: 0.6, text: '1' },
  ])
})

describe('logScale', () => {
  it('puts equal ratios equally far apart', () => {
    const x = logScale([1_000, 1_000_000], [0, 300])
    expect([1_000, 10_000, 100_000, 1_000_000].map((value) => Math.round(x(value)))).toEqual([
      0, 100, 200, 300,
    ])
  })

  it('has a place for nothing', () => {
    expect(logScale([0, 100], [0, 10])(0)).toBe(0)
  })
})

describe('the place nearest to a point', () => {
  const places = [0, 10, 20, 30]
  const near = (px: readonly number[], scale: (value: number) => number) =>
    px.map((each) => nearestIndex(places, scale, each))
  it('is found from the left, and from the right where the first place is there', () => {
    expect(near([-5, 4, 6, 14, 26, 99], (value) => value)).toEqual([0, 0, 1, 1, 3, 3])
    expect(near([35, 26, 24, 16, 4, -9], (value) => 30 - value)).toEqual([0, 0, 1, 1, 3, 3])
  })
})
