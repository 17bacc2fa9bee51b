import { operationTable } from '@manzil/api-client/generated/operations.gen'
import { zSearchField } from '@manzil/api-client/generated/zod.gen'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cleanSearch,
  filterFields,
  type PropertyQuery,
  readPropertyQuery,
  writePropertyQuery,
} from '../src/property-search.ts'
import { completions, furnishings, propertyTypes, purposes, sortOrders } from '../src/vocabulary.ts'

const word = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const amount = fc.nat()
const some = <T>(from: readonly T[]) =>
  fc.subarray([...from], { minLength: 1 }) satisfies fc.Arbitrary<T[]>
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 5 })

const query: fc.Arbitrary<PropertyQuery> = fc.record(
  {
    purpose: fc.constantFrom(...purposes),
    search: fc.string({ minLength: 1 }).filter((text) => text.trim() === text),
    location: words,
    category: word,
    type: some(propertyTypes),
    completion: fc.constantFrom(...completions),
    furnished: fc.constantFrom(...furnishings),
    price_min: amount,
    price_max: amount,
    bedrooms_min: amount,
    bathrooms_min: amount,
    size_max: amount,
    features: words,
    verified: fc.boolean(),
    south: fc.integer({ min: -9000, max: 9000 }).map((value) => value / 100),
    sort_by: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 2, max: 1000 }),
  },
  { requiredKeys: [] },
)

describe('the address of a search', () => {
  it('gives back the query it was made from', () => {
    fc.assert(
      fc.property(query, (wanted) => {
        const address = new URLSearchParams(writePropertyQuery(wanted).toString())
        expect(readPropertyQuery(address)).toEqual(wanted)
      }),
    )
  })

  it('drops empty values, unknown names and the first page', () => {
    const address = new URLSearchParams('search=&utm=x&location=jvc&location=&page=2&purpose=+')
    expect(cleanSearch(address).toString()).toBe('location=jvc&page=2')
    expect(writePropertyQuery({ page: 1, purpose: 'rent' }).toString()).toBe('purpose=rent')
  })

  it('keeps what cannot be read for the server to refuse, and leaves it out of the query', () => {
    const address = new URLSearchParams('price_min=abc&page=-1&sort_by=colour&bedrooms_min=2')
    expect(cleanSearch(address).get('price_min')).toBe('abc')
    expect(cleanSearch(address).get('page')).toBe('-1')
    expect(readPropertyQuery(address)).toEqual({ bedrooms_min: 2 })
  })
})

const parameters = 'contracts/openapi/paths/property.yaml'

const isOnMap = (name: string) => ['south', 'west', 'north', 'east', 'area'].includes(name)

describe('the names of a search', () => {
  it.each(['getSearchFacets', 'listMapPins', 'listOwnProperties'] as const)(
    'are taken by %s as well',
    (id) => {
      const taken = Object.keys(operationTable[id].query)
      const lacking = filterFields.filter((name) => !taken.includes(name) && !isOnMap(name))
      expect(lacking, `Add them to the parameters of ${id} in ${parameters}.`).toEqual([])
    },
  )

  it('are those of the call in figures and no others', () => {
    const ofFigures = Object.keys(operationTable.getSearchFacets.query)
    expect([...filterFields].sort()).toEqual(ofFigures.sort())
  })

  it('may be given up where nothing is found', () => {
    const named = zSearchField.options
    const where =
      'The enum of contracts/schemas/SearchField.yaml has the filters of listProperties.'
    expect([...named].sort(), where).toEqual([...filterFields].sort())
  })
})
