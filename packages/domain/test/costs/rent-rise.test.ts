import { describe, expect, it } from 'vitest'
import { leastMarket, rentRise } from '../../src/costs/rent-rise.ts'
import { dubai } from './dubai-rates.ts'

describe('rentRise', () => {
  it.each([
    [95_000, 100_000, 0, 95_000],
    [90_000, 100_000, 0, 90_000],
    [89_000, 100_000, 5, 93_450],
    [80_000, 100_000, 5, 84_000],
    [70_000, 100_000, 10, 77_000],
    [60_000, 100_000, 15, 69_000],
    [59_000, 100_000, 20, 70_800],
    [120_000, 100_000, 0, 120_000],
  ])('of a rent of %d beside %d is %d %%', (rent, market, percent, most) => {
    expect(rentRise(rent, market, dubai)).toMatchObject({ percent, most })
  })

  it('is not known without the table, or without a market rent', () => {
    expect(rentRise(90_000, 100_000, new Map())).toBeUndefined()
    expect(rentRise(90_000, 0, dubai)).toBeUndefined()
  })
})

describe('leastMarket', () => {
  it.each([
    [80_000, 84_000, 5, 80_000 / 0.9],
    [80_000, 88_000, 10, 100_000],
    [80_000, 92_000, 15, 80_000 / 0.7],
    [80_000, 96_000, 20, 80_000 / 0.6],
    [80_000, 97_000, 20, undefined],
  ])('for %d to %d takes a rise of %d %% above %d', (rent, asking, percent, market) => {
    const found = leastMarket(rent, asking, dubai)
    expect(found?.rise.value).toBe(percent)
    if (market === undefined) expect(found?.market).toBeUndefined()
    else expect(found?.market).toBeCloseTo(market)
  })

  it.each([80_000, 70_000, 123_000])('of %d is where the rise begins', (rent) => {
    const asking = Math.round(rent * 1.1)
    const market = leastMarket(rent, asking, dubai)?.market ?? 0
    expect(rentRise(rent, market - 1, dubai)?.most).toBeLessThan(asking)
    expect(rentRise(rent, market + 1, dubai)?.most).toBe(asking)
  })

  it('is not known without the table', () => {
    expect(leastMarket(80_000, 90_000, new Map())).toBeUndefined()
  })
})
