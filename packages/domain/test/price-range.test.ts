import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { peerSearch, priceRangeOf } from '../src/search/price-range.ts'
import { placeRef } from './place-ref.ts'

const tower = placeRef('marina-gate', 'sub_community')
const marina = placeRef('dubai-marina', 'community')
const dubai = placeRef('dubai', 'emirate')

type Property = Pick<PropertyCard, 'purpose' | 'type' | 'bedrooms' | 'location_path'>
const property: Property = {
  purpose: 'sale',
  type: 'apartment',
  bedrooms: 2,
  location_path: [dubai, marina, tower],
}

describe('properties like one', () => {
  it('are of its kind, rooms and community', () => {
    expect(peerSearch(property)).toEqual({
      purpose: 'sale',
      type: ['apartment'],
      location: ['dubai-marina'],
      bedrooms_min: 2,
      bedrooms_max: 2,
    })
  })

  it('are those of the finest place known where there is no community', () => {
    expect(peerSearch({ ...property, location_path: [dubai] }).location).toEqual(['dubai'])
    expect(peerSearch({ ...property, location_path: [] })).not.toHaveProperty('location')
  })

  it('are studios for a studio, and of any rooms where none are stated', () => {
    expect(peerSearch({ ...property, bedrooms: 0 })).toMatchObject({
      bedrooms_min: 0,
      bedrooms_max: 0,
    })
    expect(peerSearch({ ...property, bedrooms: null })).not.toHaveProperty('bedrooms_min')
  })
})

describe('what they ask', () => {
  const now = new Date('2026-11-21T08:00:00Z')
  // Nine properties: three ask 900,000, five 1,000,000, one 2,000,000; seven state their size.
  const found = {
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

  it('says something of another property from eight properties on', () => {
    expect(priceRangeOf(property, found, now)?.least).toBe(8)
  })

  it('is unknown of a property without a place', () => {
    expect(priceRangeOf({ ...property, location_path: [] }, found, now)).toBeUndefined()
  })
})
