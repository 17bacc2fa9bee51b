import type { SearchFacets } from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import { amenitiesMeeting } from '@manzil/domain/search/amenity-criteria'
import { readArea } from '@manzil/domain/search/area'
import { distributionOf } from '@manzil/domain/search/distribution'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { readFacets } from '../../src/modules/property/facets/read-facets.ts'
import type { PropertyFilter } from '../../src/modules/property/filter/filter.ts'
import { readMap } from '../../src/modules/property/repository/read-map.ts'
import { searchProperties } from '../../src/modules/property/search/search-properties.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { engines } from '../engines.ts'
import { fill } from './filled-database.ts'
import { type Codes, isShownIn, meets } from './oracle.ts'
import { seededRandom } from './random.ts'
import { randomFilter } from './random-filter.ts'
import { randomProperties } from './random-properties.ts'

const SEARCHES = 60
const properties = randomProperties(1_500, seededRandom(33))

describe.each(engines)('a search in figures on $name', ({ open }) => {
  let database: OpenDatabase
  let codes: Codes
  let lookups: SearchIndex
  beforeAll(async () => {
    database = await open()
    codes = await fill(database, properties)
    lookups = await loadSearchIndex(database.db)
  })
  afterAll(() => database.close())

  const found = (filter: PropertyFilter) => properties.filter((row) => meets(row, filter, codes))
  const count = (filter: PropertyFilter) => found(filter).length
  const facets = (filter: PropertyFilter) => readFacets(database.db, lookups, {}, filter)

  test(`counts as a plain loop does, ${SEARCHES} times`, async () => {
    for (let seed = 1; seed <= SEARCHES; seed += 1) {
      const filter = randomFilter(seededRandom(seed), codes)
      expect({ seed, ...(await facets(filter)), relaxations: [], locations: [] }).toEqual({
        seed,
        ...expected(filter),
      })
    }
  })

  function expected(filter: PropertyFilter): SearchFacets {
    const without = { ...filter, beds: undefined, bedrooms_min: undefined, bedrooms_max: undefined }
    const options = <T>(
      values: readonly { value: T; change: PropertyFilter }[],
    ): { value: T; count: number }[] =>
      values.map(({ value, change }) => ({ value, count: count({ ...filter, ...change }) }))
    const spread = (change: PropertyFilter, of: 'price' | 'size') =>
      distributionOf(
        found({ ...filter, ...change }).flatMap(({ [of]: value }) =>
          value === null ? [] : [[value, 1] as const],
        ),
      )
    const matching = found(filter)
    return {
      total: matching.length,
      purpose: options([
        { value: 'sale', change: { purpose: 1 } },
        { value: 'rent', change: { purpose: 2 } },
      ]),
      category: options(
        lookups.categories
          .filter(({ level }) => level === 1)
          .map(({ id, code }) => ({ value: id, change: { category: code } })),
      ),
      type: options(
        [...lookups.categoryByType].map(([value, { code }]) => ({
          value,
          change: { types: [code] },
        })),
      ),
      bedrooms: [0, 1, 2, 3, 4, 5, 6, 7].map((value) => ({
        value,
        count: count({
          ...without,
          bedrooms_min: value,
          bedrooms_max: value === 7 ? undefined : value,
        }),
      })),
      bathrooms: options(
        [1, 2, 3, 4, 5, 6].map((value) => ({ value, change: { bathrooms_min: value } })),
      ),
      completion: options([
        { value: 'ready', change: { completion: 1 } },
        { value: 'off_plan', change: { completion: 2 } },
      ]),
      furnished: options([
        { value: 'furnished', change: { furnished: 1 } },
        { value: 'partly', change: { furnished: 3 } },
        { value: 'unfurnished', change: { furnished: 2 } },
      ]),
      verified: count({ ...filter, verified: true }),
      features: amenities.map(({ slug }) => ({
        value: slug,
        // A property with a pool of its own has a pool.
        count: matching.filter((row) =>
          amenitiesMeeting(slug).some((one) => row.amenities.some((has) => has === one)),
        ).length,
      })),
      locations: [],
      price: spread({ price_min: undefined, price_max: undefined }, 'price'),
      size: spread({ size_min: undefined, size_max: undefined }, 'size'),
      relaxations: [],
    }
  }

  test.each([
    '24.9,55;25.2,55;25.2,55.4;24.9,55.4',
    '24.9,55;25.3,55.1;25.05,55.2;25.3,55.4;24.9,55.5',
  ])('the area %s holds the properties that a map shows inside', async (text) => {
    const area = readArea(text)
    const inside = properties.filter((row) => isShownIn(area, row))
    expect(inside.some(({ coordinates }) => coordinates === null)).toBe(true)
    const page = { sort: 'newest', page: 1, limit: 100 } as const
    const { total } = await searchProperties(database.db, lookups, { area }, page)
    expect(inside.length).toBeGreaterThan(0)
    expect(total).toBe(inside.length)
    expect((await facets({ area })).total).toBe(inside.length)
  })

  test('small areas hold no property that is beside them', async () => {
    const random = seededRandom(5)
    const placed = properties.flatMap(({ coordinates }) => coordinates ?? [])
    const page = { sort: 'newest', page: 1, limit: 1 } as const
    const wrong: object[] = []
    for (const metres of [30, 100, 400, 1_600])
      for (let at = 0; at < 12; at += 1) {
        const middle = random.pick(placed)
        // Three to six corners around a property, in the order of their directions.
        const corners = random.whole(3, 6)
        const area = Array.from({ length: corners }, (_, corner) => {
          const direction = ((corner + random.fraction() / 2) / corners) * 2 * Math.PI
          const degrees = (metres * (0.5 + random.fraction() / 2)) / 111_000
          return {
            lat: middle.lat + degrees * Math.sin(direction) + degrees / 3,
            lng: middle.lng + degrees * Math.cos(direction),
          }
        })
        const inside = properties.filter((row) => isShownIn(area, row)).length
        const { total } = await searchProperties(database.db, lookups, { area }, page)
        if (total !== inside) wrong.push({ metres, total, inside })
      }
    expect(wrong).toEqual([])
  })

  test('a map tells how many properties have no position of their own', async () => {
    const box = { south: 22, west: 51, north: 27, east: 57 }
    const { pins, clusters, places, total, without_place } = await readMap(
      database.db,
      lookups,
      { box, purpose: 1 },
      9,
    )
    const inBox = found({ box, purpose: 1 })
    expect(total).toBe(inBox.length)
    expect(without_place).toBe(inBox.filter(({ coordinates }) => coordinates === null).length)
    const drawn = clusters.reduce((sum, { count: matching }) => sum + matching, pins.length)
    expect(drawn + without_place).toBe(total)
    expect(places.reduce((sum, { count: matching }) => sum + matching, 0)).toBe(without_place)
    const prices = inBox.flatMap(({ price, coordinates }) => (coordinates ? (price ?? []) : []))
    const shown = [...pins.map(({ price }) => price), ...clusters.map((one) => one.price_min)]
    expect(Math.min(...shown.flatMap((price) => price ?? []))).toBe(Math.min(...prices))
  })
})
