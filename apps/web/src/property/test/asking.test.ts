import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { expect, it } from 'vitest'
import { askedIn, askedSearch } from '../asking.ts'

const { data } = fixtures.getSearchFacets()
const priced = (counts: readonly number[]) => ({
  ...data,
  price: {
    min: 60_000,
    q1: 80_000,
    median: 95_000,
    q3: 120_000,
    max: 150_000,
    bins: counts.map((count, at) => ({ from: at, to: at + 1, count })),
  },
})

it('says of how many properties a median is: those that state a price', () => {
  const asked = { median: 95_000, quarters: [80_000, 120_000], count: 9 }
  expect(askedIn(priced([4, 0, 5]))).toEqual(asked)
})

it('says no median of too few', () => {
  expect(askedIn(priced([4, 3]))).toBeUndefined()
})

it('leads to the very properties that it speaks of', () => {
  expect(askedSearch({ purpose: 'rent', place: 'deira', bedrooms: 0 })).toEqual({
    purpose: 'rent',
    location: ['deira'],
    bedrooms_min: 0,
    bedrooms_max: 0,
  })
})
