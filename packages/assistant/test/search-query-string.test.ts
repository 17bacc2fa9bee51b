import { readPropertyQuery } from '@manzil/domain/property-search'
import { describe, expect, it } from 'vitest'
import type { SearchSlots } from '../src/state.ts'
import { listingPageLink, searchQueryString } from '../src/tools/search-query-string.ts'

describe('the address of a search', () => {
  it('gives the listing page the same search', () => {
    const slots: SearchSlots = {
      purpose: 'rent',
      type: ['apartment', 'villa'],
      location: ['dubai-marina', 'jumeirah-beach-residence'],
      bedrooms_min: 2,
      bedrooms_max: 3,
      bathrooms_min: 2,
      price_min: 90_000,
      price_max: 150_000,
      size_min: 900,
      size_max: 2000,
      features: ['gym', 'sea-view'],
      furnished: 'furnished',
      completion: 'ready',
      sort_by: 'price_asc',
    }
    const address = new URLSearchParams(searchQueryString(slots))
    expect(readPropertyQuery(address)).toEqual(slots)
  })

  it('stays within the length of the contract', () => {
    const slots: SearchSlots = {
      location: Array.from(
        { length: 40 },
        (_, number) => `a-rather-long-name-of-a-place-${number}`,
      ),
      features: Array.from({ length: 250 }, (_, number) => `amenity-${number}`),
    }
    const link = listingPageLink(slots)
    expect(link.length).toBeLessThanOrEqual(4000)
    expect(link.match(/location=/g)).toHaveLength(20)
  })

  it('leaves out what the page has no name for', () => {
    const slots: SearchSlots = {
      not_location: ['deira'],
      not_features: ['pool'],
    }
    expect(listingPageLink(slots)).toBe('/property-listing')
    expect(listingPageLink({ ...slots, location: ['mirdif'] })).toBe(
      '/property-listing?location=mirdif',
    )
  })

  it('names the kinds that are left where some are excluded', () => {
    const slots: SearchSlots = { type: ['villa', 'townhouse'], not_type: ['villa'] }
    expect(listingPageLink(slots)).toBe('/property-listing?type=townhouse')
  })
})
