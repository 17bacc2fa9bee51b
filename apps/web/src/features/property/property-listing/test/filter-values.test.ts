import { expect, it } from 'vitest'
import { checkRanges, valuesOf } from '../sheet/filter-values.ts'

it('tells ranges that nothing can match, whatever the number of their digits', () => {
  const wrong = { price_min: 1_000_000, price_max: 900_000, size_min: 1_000, size_max: 999 }
  const rooms = { bedrooms_min: 7, bedrooms_max: 2 }
  expect(checkRanges(valuesOf({ ...wrong, ...rooms }), 'no')).toEqual({
    price: 'no',
    size: 'no',
    bedrooms_max: 'no',
  })
})

it.each([
  ['more digits at the end', { price_min: 900_000, price_max: 1_000_000 }],
  ['one value', { price_min: 900_000, price_max: 900_000 }],
  ['the lower end alone', { price_min: 900_000 }],
  ['the upper end alone', { price_max: 900_000 }],
])('lets a range pass that has %s', (_name, query) => {
  expect(checkRanges(valuesOf(query), 'no')).toEqual({})
})
