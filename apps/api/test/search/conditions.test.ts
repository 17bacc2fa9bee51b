import type { SortBy } from '@manzil/api-client/generated/types.gen'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import type { PropertyRow } from '../../src/db/property-row.ts'
import type { PropertyFilter } from '../../src/modules/property/filter/filter.ts'
import { searchProperties } from '../../src/modules/property/search/search-properties.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { engines } from '../engines.ts'
import { fewProperties } from './few-properties.ts'
import { fill } from './filled-database.ts'
import { type Codes, scoreOfRow } from './oracle.ts'

type Finds = (property: PropertyRow) => boolean

/** Bits of the amenities; stored, so that they never change. */
const [pool, gym, balcony, paymentPlan] = [0, 2, 4, 38]
/** Corners of a triangle: what is in it is north and east of the first and not beyond the slope. */
const triangle = [
  { lat: 25.005, lng: 55.005 },
  { lat: 25.005, lng: 55.0575 },
  { lat: 25.0575, lng: 55.005 },
]

const at =
  (...places: string[]): Finds =>
  ({ place }) =>
    places.includes(place)
const has =
  (...wanted: string[]): Finds =>
  ({ amenities }) =>
    wanted.every((slug) => amenities.includes(slug))

/** Filters without places, with the properties that they find. */
const values: [string, PropertyFilter, Finds][] = [
  ['nothing', {}, () => true],
  ['a sale', { purpose: 1 }, ({ purpose }) => purpose === 'sale'],
  ['a rent', { purpose: 2 }, ({ purpose }) => purpose === 'rent'],
  [
    'a least price',
    { price_min: 300_000 },
    ({ price }) => [3e5, 4e5, 5e5, 6e5].includes(price ?? 0),
  ],
  ['a most price', { price_max: 200_000 }, ({ price }) => price === 100_000 || price === 200_000],
  ['one number of bedrooms', { beds: [0] }, ({ bedrooms }) => bedrooms === 0],
  ['numbers of bedrooms', { beds: [1, 4] }, ({ bedrooms }) => bedrooms === 1 || bedrooms === 4],
  ['least bedrooms', { bedrooms_min: 3 }, ({ bedrooms }) => bedrooms === 3 || bedrooms === 4],
  ['most bedrooms', { bedrooms_max: 1 }, ({ bedrooms }) => bedrooms === 0 || bedrooms === 1],
  ['least bathrooms', { bathrooms_min: 3 }, ({ bathrooms }) => bathrooms === 3 || bathrooms === 4],
  ['a least size', { size_min: 900 }, ({ size }) => size === 900 || size === 1000],
  ['a most size', { size_max: 200 }, ({ size }) => size === 100 || size === 200],
  ['furniture', { furnished: 3 }, ({ furnished }) => furnished === 'partly'],
  ['a state', { completion: 2 }, ({ completion }) => completion === 'off_plan'],
  ['verified homes', { verified: true }, ({ verified }) => verified],
  ['homes verified or not', { verified: false }, () => true],
  ['no amenity', { amenities: [], amenityChoices: [] }, () => true],
  ['an amenity', { amenities: [paymentPlan] }, has('payment-plan')],
  ['an amenity named twice', { amenities: [pool, pool] }, has('pool')],
  ['amenities', { amenities: [gym, balcony] }, has('gym', 'balcony')],
  [
    'choices of amenities',
    { amenityChoices: [[pool, balcony], [gym]] },
    (property) => has('gym')(property) && (has('pool')(property) || has('balcony')(property)),
  ],
  [
    'a box and its edges',
    { box: { south: 25.02, north: 25.04, west: 55.01, east: 55.03 } },
    ({ coordinates }) =>
      coordinates !== null &&
      [25.02, 25.03, 25.04].includes(coordinates.lat) &&
      [55.01, 55.02, 55.03].includes(coordinates.lng),
  ],
  [
    'an area',
    { area: triangle },
    ({ coordinates }) =>
      coordinates !== null &&
      coordinates.lat > 25 &&
      coordinates.lng > 55 &&
      Math.round((coordinates.lat - 25 + coordinates.lng - 55) * 100) <= 6,
  ],
  [
    'an area around everything, with the homes at the middle of their place',
    {
      area: [
        { lat: 22, lng: 50 },
        { lat: 22, lng: 58 },
        { lat: 28, lng: 58 },
        { lat: 28, lng: 50 },
      ],
    },
    () => true,
  ],
  ['words of titles', { text: 'sunny corner' }, ({ title }) => title.startsWith('Sunny')],
  [
    'a word of descriptions',
    { text: 'observatory' },
    ({ description }) => description.includes('obs'),
  ],
]

/** Names of places, with the names of the properties' own places that lie in them. */
const places: [string[], string[]][] = [
  [['sharjah'], ['sharjah']],
  [
    ['sharjah', 'abu-dhabi'],
    ['sharjah', 'abu-dhabi'],
  ],
  [['dubai-marina'], ['dubai-marina']],
  [
    ['dubai-marina', 'deira'],
    ['dubai-marina', 'deira', 'naif', 'al-muteena'],
  ],
  [['naif'], ['naif']],
  [
    ['naif', 'al-muteena'],
    ['naif', 'al-muteena'],
  ],
  [
    ['naif', 'deira'],
    ['deira', 'naif', 'al-muteena'],
  ],
  [
    ['naif', 'bay-square', 'dubai-marina'],
    ['naif', 'bay-square', 'dubai-marina'],
  ],
  [
    ['naif', 'business-bay', 'sharjah'],
    ['naif', 'business-bay', 'bay-square', 'sharjah'],
  ],
  [
    ['bay-square', 'sharjah'],
    ['bay-square', 'sharjah'],
  ],
  [['fujairah'], []],
]

// The quicker engine first: a change that fails there is told before the other is opened.
describe.each(engines.toReversed())('conditions on $name', ({ open }) => {
  let database: OpenDatabase
  let index: SearchIndex
  let codes: Codes
  beforeAll(async () => {
    database = await open()
    codes = await fill(database, fewProperties)
    index = await loadSearchIndex(database.db)
  })
  afterAll(() => database.close())

  const idsOf = (finds: Finds) => fewProperties.filter(finds).map(({ id }) => id)
  const code = (kind: keyof Codes, name: string) => codes[kind].get(name) ?? 0
  /** The total, counted in one query, and the rows, read in arms by another. */
  async function found(filter: PropertyFilter) {
    const page = { sort: 'newest', page: 1, limit: 100 } as const
    const { total, rows } = await searchProperties(database.db, index, filter, page)
    return { total, ids: rows.map(({ id }) => id).toSorted() }
  }

  test.each(values)('%s', async (_, filter, finds) => {
    const ids = idsOf(finds)
    expect(ids.length).toBeGreaterThan(0)
    expect(await found(filter)).toEqual({ total: ids.length, ids })
  })

  test('category, types and sub-type', async () => {
    const [villa, office] = [code('type', 'villa'), code('type', 'office')]
    const lofts = idsOf(({ type, subtype }) => type === 'apartment' && subtype === 'loft')
    const filters: [PropertyFilter, string[]][] = [
      [{ category: code('category', 'villa') }, idsOf(({ type }) => type === 'villa')],
      [{ types: [office] }, idsOf(({ type }) => type === 'office')],
      [{ types: [villa, office] }, idsOf(({ type }) => type !== 'apartment')],
      [{ subtype: code('subtype', 'apartment/loft') }, lofts],
    ]
    for (const [filter, ids] of filters)
      expect(await found(filter)).toEqual({ total: ids.length, ids })
  })

  test.each(places)('places %j', async (names, own) => {
    const wanted = names.map((name) => code('place', name))
    const ids = idsOf(at(...own))
    expect(await found({ places: wanted })).toEqual({ total: ids.length, ids })
    const sold = idsOf((property) => at(...own)(property) && property.purpose === 'sale')
    expect(await found({ places: wanted, purpose: 1 })).toEqual({ total: sold.length, ids: sold })
  })

  test('a place that nobody knows holds no property', async () => {
    expect(await found({ places: [32_000] })).toEqual({ total: 0, ids: [] })
    const ids = idsOf(at('sharjah'))
    const filter = { places: [32_000, code('place', 'sharjah')] }
    expect(await found(filter)).toEqual({ total: ids.length, ids })
  })

  const perFoot = ({ price, size }: PropertyRow) =>
    price === null || size === null ? null : Math.round((price / size) * 100) / 100
  test.each<[SortBy, (property: PropertyRow) => number | null, 1 | -1]>([
    ['relevance', scoreOfRow, -1],
    ['newest', ({ publishedAt }) => publishedAt.getTime(), -1],
    ['price_asc', ({ price }) => price, 1],
    ['price_desc', ({ price }) => price, -1],
    ['size_asc', ({ size }) => size, 1],
    ['size_desc', ({ size }) => size, -1],
    ['price_per_sqft_asc', perFoot, 1],
  ])('pages of three by %s, what has no value last', async (sort, value, sign) => {
    const expected = fewProperties.toSorted((a, b) => {
      const [first, second] = [value(a), value(b)]
      if (first !== second && (first === null || second === null)) return first === null ? 1 : -1
      return sign * ((first ?? 0) - (second ?? 0) || (a.id < b.id ? -1 : 1))
    })
    const seen: string[] = []
    for (let page = 1; page <= fewProperties.length / 3; page += 1) {
      const { rows } = await searchProperties(database.db, index, {}, { sort, page, limit: 3 })
      seen.push(...rows.map(({ id }) => id))
    }
    expect(seen).toEqual(expected.map(({ id }) => id))
  })
})
