import { describe, expect, it } from 'vitest'
import { makeScale } from './scale.ts'

describe('even', () => {
  const scale = makeScale(0, 10_000, 250, 'even')
  it('has a place for each step', () => {
    expect(scale.places).toBe(40)
    expect(scale.toValue(1)).toBe(250)
    expect(scale.toPlace(10_000)).toBe(40)
  })
  it('bends what lies outside', () => {
    expect(scale.toPlace(-5)).toBe(0)
    expect(scale.toPlace(1e12)).toBe(40)
  })
  it('ends at its maximum, even between steps', () => {
    const odd = makeScale(0, 1000, 300, 'even')
    expect(odd.toValue(odd.places)).toBe(1000)
  })
})

describe('log', () => {
  const scale = makeScale(0, 50_000_000, 10_000, 'log')
  it('runs from end to end', () => {
    expect(scale.toValue(0)).toBe(0)
    expect(scale.toValue(scale.places)).toBe(50_000_000)
    expect(scale.toPlace(50_000_000)).toBe(scale.places)
  })
  it('gives small values half of the track', () => {
    expect(scale.toValue(50)).toBeLessThan(1_000_000)
    expect(scale.toValue(50) % 10_000).toBe(0)
  })
  it('never goes back', () => {
    const values = Array.from({ length: 101 }, (_value, place) => scale.toValue(place))
    expect(values).toEqual([...values].sort((a, b) => a - b))
  })
})

it('stands still without room', () => {
  expect(makeScale(5, 5, 1, 'log').toPlace(5)).toBe(0)
})
