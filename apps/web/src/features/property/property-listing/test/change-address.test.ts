import {
  type PropertyQuery,
  readPropertyQuery,
  writePropertyQuery,
} from '@manzil/domain/property-search'
import { completions, furnishings, propertyTypes, purposes } from '@manzil/domain/vocabulary'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeAddress } from '../../../../property/change-address.ts'
import { changeOf, checkRanges, valuesOf } from '../sheet/filter-values.ts'

const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const slugs = fc.uniqueArray(slug, { minLength: 1, maxLength: 4 })
const count = fc.integer({ min: 0, max: 50 })

/** What the sheet can express. */
const query: fc.Arbitrary<PropertyQuery> = fc.record(
  {
    purpose: fc.constantFrom(...purposes),
    search: fc.string({ minLength: 1 }).filter((text) => text.trim() === text),
    location: slugs,
    category: slug,
    sub_category: slug,
    sub_sub_category: slug,
    type: fc.subarray([...propertyTypes], { minLength: 1 }),
    completion: fc.constantFrom(...completions),
    furnished: fc.constantFrom(...furnishings),
    price_min: fc.nat(),
    price_max: fc.nat(),
    bedrooms_min: count,
    bedrooms_max: count,
    bathrooms_min: count,
    size_min: fc.nat(),
    size_max: fc.nat(),
    features: slugs,
    verified: fc.constant(true),
  },
  { requiredKeys: [] },
)

describe('filters and their address', () => {
  it('come back the same through the controls of the sheet', () => {
    fc.assert(
      fc.property(query, query, (held, wanted) => {
        const address = changeAddress(writePropertyQuery(held), changeOf(valuesOf(wanted)))
        expect(readPropertyQuery(new URLSearchParams(address.toString()))).toEqual(wanted)
      }),
    )
  })

  it('go back to the first page, and keep what was not changed, even what cannot be read', () => {
    const address = new URLSearchParams('price_min=abc&page=4&sort_by=newest&location=jvc')
    const next = changeAddress(address, { purpose: 'rent' })
    expect(next.toString()).toBe('purpose=rent&location=jvc&price_min=abc&sort_by=newest')
    expect(changeAddress(address, { page: 2 }).get('page')).toBe('2')
    expect(changeAddress(address, { price_min: undefined }).has('price_min')).toBe(false)
  })

  it('say which ranges are upside down', () => {
    const values = valuesOf({
      price_min: 9,
      price_max: 1,
      size_min: 5,
      bedrooms_min: 3,
      bedrooms_max: 3,
    })
    expect(checkRanges(values, 'upside down')).toEqual({ price: 'upside down' })
  })
})
