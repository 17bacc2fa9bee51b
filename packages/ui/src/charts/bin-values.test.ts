import { describe, expect, it } from 'vitest'
import { binValues, quantile } from './bin-values.ts'

const total = (bins: readonly { count: number }[]) => bins.reduce((sum, bin) => sum + bin.count, 0)

describe('binValues', () => {
  it('counts every value once in round bins', () => {
    const values = Array.from({ length: 1000 }, (_, at) => 1_000_000 + at * 1_337)
    const bins = binValues(values)
    expect(total(bins)).toBe(1000)
    expect(bins.every((bin, at) => at === 0 || bins[at - 1]?.to === bin.from)).toBe(true)
    expect(bins[0]?.from).toBe(1_000_000)
  })

  it('keeps one absurd value from pressing the rest together', () => {
    const bins = binValues([...Array.from({ length: 99 }, (_, at) => 100 + at), 9e12])
    expect(bins.length).toBeGreaterThan(5)
    expect(bins.at(-1)).toMatchObject({ open: 'above' })
    expect(total(bins)).toBe(100)
  })

  it.each([[[]], [[7]], [[0]], [[-4, -4, -4]]])('of %j', (values) => {
    expect(total(binValues(values))).toBe(values.length)
  })
})

it('reads quantiles between neighbours', () => {
  expect(quantile([10, 20, 30, 40], 0.5)).toBe(25)
  expect(quantile([10], 0.9)).toBe(10)
})
