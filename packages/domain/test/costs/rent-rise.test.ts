import { describe, expect, it } from 'vitest'
import { rentRise } from '../../src/costs/rent-rise.ts'
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
