import { describe, expect, it } from 'vitest'
import { RejectedRow } from '../../../src/import/draft.ts'
import { Remarks } from '../../../src/import/remarks.ts'
import {
  checkPrice,
  checkPricePerSqft,
  checkSize,
  priceBounds,
  pricePerSqftBounds,
  sizeBounds,
} from '../../../src/import/rules/bounds.ts'
import { fitsRooms } from '../../../src/import/rules/room-sizes.ts'

const rejected = (work: () => unknown): { reason: string; detail: string } | undefined => {
  try {
    work()
  } catch (error) {
    if (error instanceof RejectedRow) return { reason: error.reason, detail: error.detail }
    throw error
  }
  return undefined
}

describe('a price', () => {
  it.each([
    ['sale', 75_000, 1_000_000_000],
    ['rent', 6_000, 7_800_000],
  ] as const)('for %s may lie on either bound, and not beyond', (purpose, min, max) => {
    expect(priceBounds[purpose]).toEqual({ min, max })
    for (const price of [min, max]) expect(checkPrice(price, 'x', purpose)).toBe(price)
    for (const price of [min - 1, max + 1])
      expect(rejected(() => checkPrice(price, 'x', purpose))?.reason).toBe('price-out-of-bounds')
  })

  it('is whole, and told as the row has it or as it was read', () => {
    expect(checkPrice(90_000.5, 'x', 'rent')).toBe(90_001)
    expect(rejected(() => checkPrice(0.4, '0.4', 'rent'))).toEqual({
      reason: 'price-not-positive',
      detail: '0.4',
    })
    expect(rejected(() => checkPrice(undefined, 'ask', 'rent'))?.detail).toBe('ask')
    expect(rejected(() => checkPrice(5_000, 'x', 'rent'))?.detail).toBe('5,000')
  })
})

it.each([
  [undefined, '', 'size-missing', ''],
  [5, '', 'size-missing', ''],
  [undefined, 'big', 'size-unreadable', 'big'],
  [100_001, 'x', 'size-out-of-bounds', '100,001'],
] as const)('a size of %s from "%s" is left out with a remark', (size, text, reason, detail) => {
  const remarks = new Remarks()
  expect(checkSize(size, text, remarks)).toBeNull()
  expect(remarks.list).toEqual([{ reason, detail }])
})

it('a believable size is kept without a remark', () => {
  const remarks = new Remarks()
  for (const size of [sizeBounds.min, sizeBounds.max])
    expect(checkSize(size, 'x', remarks)).toBe(size)
  expect(remarks.list).toEqual([])
})

describe('the price of a square foot', () => {
  it.each([
    ['sale', 'apartment', 200, 16_000],
    ['sale', 'penthouse', 200, 20_000],
    ['sale', 'villa', 80, 16_000],
    ['sale', 'townhouse', 80, 16_000],
    ['sale', 'villa-compound', 80, 16_000],
    ['rent', 'apartment', 20, 1_000],
    ['rent', 'penthouse', 20, 1_000],
    ['rent', 'villa', 10, 1_000],
  ] as const)('for %s of a %s lies between %d and %d', (purpose, type, min, max) => {
    expect(pricePerSqftBounds(purpose, type)).toEqual({ min, max })
    const check = (perSqft: number) =>
      checkPricePerSqft(
        { price: perSqft * 1_000, size: 1_000, bedrooms: null },
        purpose,
        type,
        new Remarks(),
      )
    expect([check(min), check(max)]).toEqual([1_000, 1_000])
    expect(rejected(() => check(min - 1))).toEqual({
      reason: 'price-not-credible',
      detail: String(min - 1),
    })
    expect(rejected(() => check(max + 1))?.reason).toBe('price-not-credible')
  })

  it('leaves out the size of a huge house that is absurdly cheap, and of none that is dear', () => {
    const house = (price: number, size: number) => {
      const remarks = new Remarks()
      const kept = checkPricePerSqft({ price, size, bedrooms: null }, 'sale', 'villa', remarks)
      return { kept, remarks: remarks.list }
    }
    expect(house(1_000_000, 25_000)).toEqual({
      kept: null,
      remarks: [{ reason: 'size-not-credible', detail: '25,000' }],
    })
    expect(rejected(() => house(1_000_000, 24_999))?.reason).toBe('price-not-credible')
    expect(rejected(() => house(500_000_000, 25_000))?.reason).toBe('price-not-credible')
    expect(house(4_000_000, 25_000)).toEqual({ kept: 25_000, remarks: [] })
  })

  it('says nothing where no size is known', () => {
    const property = { price: 1, size: null, bedrooms: 2 }
    expect(checkPricePerSqft(property, 'sale', 'villa', new Remarks())).toBeNull()
  })

  it('judges a house by the sizes of houses', () => {
    const property = { price: 40_000_000, size: 1_000, bedrooms: 5 }
    expect(checkPricePerSqft(property, 'sale', 'villa', new Remarks())).toBeNull()
    const fitting = { ...property, size: 2_000, bedrooms: 2 }
    expect(rejected(() => checkPricePerSqft(fitting, 'sale', 'villa', new Remarks()))?.reason).toBe(
      'price-not-credible',
    )
  })
})

describe('a size fits bedrooms', () => {
  it.each([
    [0, 200, 641],
    [1, 490, 1_289],
    [2, 805, 2_398],
    [3, 1_265, 4_908],
    [4, 1_815, 11_578],
    [5, 2_400, 20_000],
    [6, 2_900, 25_000],
    [7, 3_400, 30_000],
    [12, 3_400, 30_000],
  ])('of a flat with %d from %d to %d sqft', (bedrooms, min, max) => {
    const sizes = [min - 1, min, max, max + 1]
    expect(sizes.map((size) => fitsRooms(false, bedrooms, size))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it.each(
    [300, 500, 750, 850, 1_000, 1_550, 1_900, 2_300].map((least, bedrooms) => [bedrooms, least]),
  )('of a house with %d from %d sqft, however large', (bedrooms, least) => {
    expect(fitsRooms(true, bedrooms, least - 1)).toBe(false)
    expect(fitsRooms(true, bedrooms, least)).toBe(true)
    expect(fitsRooms(true, bedrooms, 90_000)).toBe(true)
  })

  it('of a house with more than seven as with seven', () => {
    expect(fitsRooms(true, 9, 2_299)).toBe(false)
    expect(fitsRooms(true, 9, 2_300)).toBe(true)
  })
})
