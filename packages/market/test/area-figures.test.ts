import { expect, test } from 'vitest'
import { areaFigures, fewestComparables } from '../src/statistics/area-figures.ts'

const asking = (price: number, day = 1) => ({
  price,
  size: 1000,
  asOf: new Date(Date.UTC(2026, 10, day)),
})

test('medians and middle halves of what is asked', () => {
  const figures = areaFigures(
    [1, 2, 3, 4, 5].map((million, at) => asking(million * 1_000_000, at + 1)),
  )
  expect(figures).toMatchObject({
    n: 5,
    price: { low: 2_000_000, median: 3_000_000, high: 4_000_000 },
    pricePerSqft: { low: 2000, median: 3000, high: 4000 },
    from: new Date(Date.UTC(2026, 10, 1)),
    to: new Date(Date.UTC(2026, 10, 5)),
  })
})

test('says nothing on too few listings, nor on listings without a price or a size', () => {
  const few = Array.from({ length: fewestComparables - 1 }, () => asking(1_000_000))
  expect(areaFigures(few)).toBeUndefined()
  expect(areaFigures([...few, { ...asking(1_000_000), size: 0 }])).toBeUndefined()
  expect(areaFigures([...few, asking(0)])).toBeUndefined()
})
