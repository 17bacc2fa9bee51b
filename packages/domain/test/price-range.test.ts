import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { comparedBy, peerSearches, priceRangeOf } from '../src/search/price-range.ts'
import { placeRef } from './place-ref.ts'

const tower = placeRef('marina-gate', 'sub_community')
const marina = placeRef('dubai-marina', 'community')
const dubai = placeRef('dubai', 'emirate')

type Property = Pick<PropertyCard, 'purpose' | 'type' | 'bedrooms' | 'location_path' | 'size'>
const property: Property = {
  purpose: 'sale',
  type: 'apartment',
  bedrooms: 2,
  size: 1_000,
  location_path: [dubai, marina, tower],
}

describe('properties like one', () => {
  it('are of its kind, rooms and community', () => {
    expect(peerSearches(property).kind).toEqual({
      purpose: 'sale',
      type: ['apartment'],
      location: ['dubai-marina'],
      bedrooms_min: 2,
      bedrooms_max: 2,
    })
  })

  it('are those of the finest place known where there is no community', () => {
    expect(peerSearches({ ...property, location_path: [dubai] }).kind.location).toEqual(['dubai'])
    expect(peerSearches({ ...property, location_path: [] }).kind).not.toHaveProperty('location')
  })

  it('are studios for a studio, and of any rooms where none are stated', () => {
    expect(peerSearches({ ...property, bedrooms: 0 }).kind).toMatchObject({
      bedrooms_min: 0,
      bedrooms_max: 0,
    })
    expect(peerSearches({ ...property, bedrooms: null }).kind).not.toHaveProperty('bedrooms_min')
  })
})

describe('properties near to its size', () => {
  it('are within a fifth of it, and nothing else tells them apart', () => {
    const { near, kind } = peerSearches({ ...property, size: 2_145 })
    expect(near).toEqual({ ...kind, size_min: 1_716, size_max: 2_574 })
  })

  it('are not known where its size is not', () => {
    expect(peerSearches({ ...property, size: null }).near).toBeUndefined()
  })
})

describe('what it is compared by', () => {
  const asked = { price: 4_900_000, price_per_sqft: 2_284 }

  it('is the price of a square foot wherever sizes are known', () => {
    expect(comparedBy(asked, { priced: 8, rated: 8 })).toBe('rate')
  })

  it('is the price as it stands where its own size is not stated, or too few state theirs', () => {
    expect(comparedBy({ ...asked, price_per_sqft: null }, { priced: 8, rated: 8 })).toBe('price')
    expect(comparedBy(asked, { priced: 8, rated: 7 })).toBe('price')
  })

  it('is nothing among too few, or without a price', () => {
    expect(comparedBy(asked, { priced: 7, rated: 7 })).toBeUndefined()
    const none = { price: null, price_per_sqft: null }
    expect(comparedBy(none, { priced: 8, rated: 8 })).toBeUndefined()
  })
})

describe('what they ask', () => {
  const now = new Date('2026-11-21T08:00:00Z')
  // Nine properties: three ask 900,000, five 1,000,000, one 2,000,000; seven state their size.
  const kind = {
    search: peerSearches(property).kind,
    total: 11,
    prices: [
      [1_000_000, 5],
      [900_000, 3],
      [2_000_000, 1],
    ],
    rates: [
      [1_500, 4],
      [1_700, 3],
    ],
  } as const
  const found = { near: undefined, kind }

  it('counts each property that states its price or size', () => {
    expect(priceRangeOf(property, found, now)).toMatchObject({
      total: 11,
      priced: 9,
      rated: 7,
      place: marina,
      as_of: '2026-11-21T08:00:00.000Z',
      price: { min: 900_000, median: 1_000_000, max: 2_000_000 },
      price_per_sqft: { min: 1_500, max: 1_700 },
    })
  })

  it('is told of those near to its size where eight of them state it, and of its kind where not', () => {
    const search = peerSearches(property).near ?? {}
    const near = { search, total: 8, prices: [[950_000, 8]], rates: [[1_500, 8]] } as const
    const told = (of: typeof near | typeof fewer) =>
      priceRangeOf(property, { near: of, kind }, now) ?? { search: {}, rated: 0 }
    const fewer = { ...near, rates: [[1_500, 7]] } as const
    expect(told(near)).toMatchObject({ search: { size_min: 800, size_max: 1_200 }, rated: 8 })
    expect(told(fewer)).toMatchObject({ search: kind.search, total: 11 })
  })

  it('says something of another property from eight properties on', () => {
    expect(priceRangeOf(property, found, now)?.least).toBe(8)
  })

  it('is unknown of a property without a place', () => {
    expect(priceRangeOf({ ...property, location_path: [] }, found, now)).toBeUndefined()
  })
})
