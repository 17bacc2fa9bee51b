import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import {
  zGetSearchFacetsResponse,
  zListMapPinsResponse,
  zListPropertiesResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { addressOf, type FilterQuery } from '../filter-query.ts'

/** The search of properties beside its pages: in words, in figures and on a map. */
export function propertySearchCases({ cases, target }: Suite): void {
  const search = (query: string) =>
    succeed(target(), 'listProperties', zListPropertiesResponse, { query })
  const totalOf = async (query: FilterQuery) =>
    (await search(`limit=1&${addressOf(query)}`)).pagination.total

  cases('areas and prices in words', ['listProperties'], () => {
    const area = '25.0,55.1;25.3,55.1;25.15,55.45'

    test('an area keeps the properties inside it', async () => {
      const { data, pagination } = await search(`limit=100&area=${encodeURIComponent(area)}`)
      expect(data.length).toBeGreaterThan(0)
      for (const { coordinates } of data) {
        const { lat, lng } = coordinates
        expect(lng).toBeGreaterThanOrEqual(55.1)
        // A triangle with its tip in the east.
        expect(Math.abs(lat - 25.15)).toBeLessThanOrEqual(((55.45 - lng) / 0.35) * 0.15 + 1e-6)
      }
      const box = await search('limit=1&south=25&north=25.3&west=55.1&east=55.45')
      expect(pagination.total).toBeLessThan(box.pagination.total)
    })

    test('an area drawn along a box holds what the map shows in the box', async () => {
      const box = await search('limit=1&south=25&north=25.3&west=55.1&east=55.45')
      const drawn = '25,55.1;25.3,55.1;25.3,55.45;25,55.45'
      const { pagination } = await search(`limit=1&area=${encodeURIComponent(drawn)}`)
      expect(pagination.total).toBe(box.pagination.total)
    })

    test.each(['25,55;26,55', '25,55;26,55;91,55', '25,55;26,55;26,181', 'a,b;c,d;e,f'])(
      'the area %s is refused by name',
      async (text) => {
        const query = `area=${encodeURIComponent(text)}`
        const { fields } = await fail(target(), 'listProperties', 400, { query })
        expect(fields.map(({ path }) => path)).toEqual(['area'])
      },
    )

    test.each<[text: string, read: SearchQuery]>([
      ['under 1.5m', { purpose: 'sale', price_max: 1_500_000 }],
      ['1-2 million', { purpose: 'sale', price_min: 1_000_000, price_max: 2_000_000 }],
      ['below 100k per year', { purpose: 'rent', price_max: 100_000 }],
      ['أقل من 1.5 مليون', { purpose: 'sale', price_max: 1_500_000 }],
      ['furnished for rent', { purpose: 'rent', furnished: 'furnished' }],
      ['off plan', { purpose: 'sale', completion: 'off_plan' }],
    ])('"%s" is read as filters, and the answer says so', async (text, read) => {
      const { search: notes, pagination } = await search(
        `limit=1&search=${encodeURIComponent(text)}`,
      )
      expect(notes.read).toMatchObject(read)
      expect(pagination.total).toBe(await totalOf(notes.read))
    })

    test('a chosen limit wins over one in words', async () => {
      const both = await search('limit=1&search=under%201.5m&price_max=900000')
      expect(both.pagination.total).toBe(await totalOf({ purpose: 'sale', price_max: 900_000 }))
    })
  })

  cases('search in figures', ['getSearchFacets', 'listProperties'], () => {
    const facets = async (query: FilterQuery) => {
      const options = { query: addressOf(query) }
      return (await succeed(target(), 'getSearchFacets', zGetSearchFacetsResponse, options)).data
    }

    test.each<[name: string, query: FilterQuery]>([
      ['everything', {}],
      [
        'homes for sale in one emirate',
        { purpose: 'sale', location: ['dubai'], type: ['apartment'] },
      ],
      [
        'rooms, price and amenities',
        { bedrooms_min: 1, bedrooms_max: 2, price_max: 2_000_000, features: ['balcony'] },
      ],
      ['words', { search: 'for sale under 3m', furnished: 'furnished' }],
    ])('%s: every option counts what choosing it finds', async (_name, query) => {
      const found = await facets(query)
      const check = async (name: string, count: number, change: FilterQuery) =>
        expect({ name, count }).toEqual({ name, count: await totalOf({ ...query, ...change }) })
      await check('total', found.total, {})
      for (const { value, count } of found.purpose) await check(value, count, { purpose: value })
      for (const { value, count } of found.category) await check(value, count, { category: value })
      for (const { value, count } of found.type) await check(value, count, { type: [value] })
      for (const { value, count } of found.bedrooms)
        await check(`${value} bedrooms`, count, {
          bedrooms_min: value,
          bedrooms_max: value === 7 ? undefined : value,
        })
      for (const { value, count } of found.bathrooms)
        await check(`${value} bathrooms`, count, { bathrooms_min: value })
      for (const { value, count } of found.completion)
        await check(value, count, { completion: value })
      for (const { value, count } of found.furnished)
        await check(value, count, { furnished: value })
      await check('verified', found.verified, { verified: true })
      for (const { value, count } of found.features.slice(0, 6))
        await check(value, count, { features: [...(query.features ?? []), value] })
      for (const { place, count } of found.locations.slice(0, 4))
        await check(place._id, count, { location: [place._id] })
    })

    test('places are the most frequent ones below the chosen place', async () => {
      const { locations } = await facets({ location: ['dubai'] })
      const counts = locations.map(({ count }) => count)
      expect(locations.length).toBeGreaterThan(1)
      expect(locations.length).toBeLessThanOrEqual(12)
      expect(counts).toEqual([...counts].sort((a, b) => b - a))
      expect(new Set(locations.map(({ place }) => place.kind))).toEqual(new Set(['community']))
    })

    test('prices spread over all properties of the other filters', async () => {
      const query = { purpose: 'sale', price_max: 1_000_000 } as const
      const { price } = await facets(query)
      const all = { purpose: 'sale', price_min: price.min ?? 0, price_max: price.max ?? 0 } as const
      const properties = price.bins.reduce((sum, { count }) => sum + count, 0)
      expect(price.bins).toHaveLength(24)
      expect(properties).toBe(await totalOf(all))
      expect(properties).toBe(await totalOf({ purpose: 'sale', price_min: 1 }))
      const { min, q1, median, q3, max } = price
      const figures = [min, q1, median, q3, max].map((figure) => figure ?? 0)
      expect(figures).toEqual([...figures].sort((a, b) => a - b))
      expect(max).toBeGreaterThan(query.price_max)
    })

    test.each<[name: string, query: FilterQuery]>([
      ['a price that no home has', { purpose: 'sale', type: ['villa'], price_max: 1000 }],
      [
        'many amenities',
        {
          purpose: 'rent',
          features: ['golf-view', 'beach-access', 'bills-included', 'ground-floor'],
        },
      ],
      [
        'rooms in a small place',
        { location: ['nice'], bedrooms_min: 9, bedrooms_max: 9, verified: true },
      ],
    ])('%s: small changes bring exactly as many properties as they say', async (_name, query) => {
      const { total, relaxations } = await facets(query)
      expect(total).toBeLessThanOrEqual(3)
      expect(relaxations.length).toBeGreaterThan(0)
      expect(relaxations.length).toBeLessThanOrEqual(5)
      for (const change of relaxations) {
        expect(change.count).toBeGreaterThan(total)
        const kept: FilterQuery = { ...query }
        for (const name of change.drop) delete kept[name]
        expect(await totalOf({ ...kept, ...change.set })).toBe(change.count)
      }
    })

    test('the price moves to the cheapest property', async () => {
      const { price, relaxations } = await facets({ purpose: 'sale', price_max: 1000 })
      expect(relaxations.map(({ set }) => set)).toContainEqual({ price_max: price.min })
    })

    test('enough properties need no changes', async () => {
      expect((await facets({})).relaxations).toEqual([])
    })

    test('what a search refuses is refused here', async () => {
      const { fields } = await fail(target(), 'getSearchFacets', 400, {
        query: 'location=atlantis',
      })
      expect(fields.map(({ path }) => path)).toEqual(['location'])
    })
  })

  cases('search on a map', ['listMapPins', 'listProperties'], () => {
    const box = { south: 24, west: 54, north: 26, east: 56 }
    const pins = async (query: FilterQuery, zoom: number) => {
      const options = { query: `${addressOf({ ...box, ...query })}&zoom=${zoom}` }
      return (await succeed(target(), 'listMapPins', zListMapPinsResponse, options)).data
    }

    test.each([5, 9, 13, 18])('at zoom %i no property is lost', async (zoom) => {
      const found = await pins({}, zoom)
      const clustered = found.clusters.reduce((sum, { count }) => sum + count, 0)
      expect(found.total).toBe(await totalOf(box))
      expect(found.pins.length + clustered + found.without_place).toBe(found.total)
      expect(found.places.reduce((sum, { count }) => sum + count, 0)).toBe(found.without_place)
      for (const { lat, lng, south, west, north, east } of found.clusters) {
        expect(lat).toBeGreaterThanOrEqual(south - 1e-9)
        expect(lat).toBeLessThanOrEqual(north + 1e-9)
        expect(lng).toBeGreaterThanOrEqual(west - 1e-9)
        expect(lng).toBeLessThanOrEqual(east + 1e-9)
      }
    })

    test('few properties are pins that keep to the filters', async () => {
      const query = { type: ['penthouse'], bedrooms_min: 3 } satisfies FilterQuery
      const found = await pins(query, 11)
      expect(found.total).toBe(await totalOf({ ...box, ...query }))
      expect(found.pins.length).toBeGreaterThan(0)
      for (const { type, bedrooms, lat } of found.pins) {
        expect(type).toBe('penthouse')
        expect(bedrooms).toBeGreaterThanOrEqual(3)
        expect(lat).toBeLessThanOrEqual(box.north)
      }
    })

    test.each([
      ['south=24&west=54&north=26&zoom=9', 'east'],
      ['south=24&west=54&north=26&east=56', 'zoom'],
      ['south=24&west=54&north=26&east=56&zoom=4', 'zoom'],
    ])('%s is refused by name', async (query, field) => {
      const { fields } = await fail(target(), 'listMapPins', 400, { query })
      expect(fields.map(({ path }) => path)).toEqual([field])
    })
  })
}
