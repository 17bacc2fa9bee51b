import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { MAX_DEPTH } from '../../src/modules/property/filter/filter.ts'
import { filterFromQuery } from '../../src/modules/property/filter-from-query.ts'
import { searchProperties } from '../../src/modules/property/search/search-properties.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { engines } from '../engines.ts'
import { fill } from './filled-database.ts'
import { type Codes, meets, ordered } from './oracle.ts'
import { seededRandom } from './random.ts'
import { randomFilter, randomPage } from './random-filter.ts'
import { randomProperties } from './random-properties.ts'

const SEARCHES = 250
const properties = randomProperties(2_000, seededRandom(20_26))

describe.each(engines)('filters on $name', ({ open }) => {
  let database: OpenDatabase
  let index: SearchIndex
  let codes: Codes
  beforeAll(async () => {
    database = await open()
    codes = await fill(database, properties)
    index = await loadSearchIndex(database.db)
  })
  afterAll(() => database.close())

  test(`find the same rows in the same order as a plain loop, ${SEARCHES} times`, async () => {
    let found = 0
    for (let seed = 1; seed <= SEARCHES; seed += 1) {
      const random = seededRandom(seed)
      const filter = randomFilter(random, codes)
      const page = randomPage(random)
      const matching = properties.filter((row) => meets(row, filter, codes))
      const start = (page.page - 1) * page.limit
      const expected = ordered(matching, page.sort).slice(start, start + page.limit)

      const result = await searchProperties(database.db, index, filter, page)
      const what = { seed, filter, page }
      expect({ ...what, total: result.total }).toEqual({ ...what, total: matching.length })
      expect({ ...what, ids: result.rows.map(({ id }) => id) }).toEqual({ ...what, ids: expected })
      found += matching.length
    }
    // The filters must not all have been empty.
    expect(found).toBeGreaterThan(SEARCHES * 10)
  })

  test('a sub-category and types together mean both', () => {
    const idOf = (type: PropertyType) => index.categoryByType.get(type)?.id
    const typesOf = (query: Parameters<typeof filterFromQuery>[0]) => {
      const read = filterFromQuery(query, index)
      return 'fields' in read ? read.fields : read.filter.types
    }
    const villa = index.categoryByType.get('villa')?.code
    const query = { sub_category: idOf('villa') }
    expect(typesOf({ ...query, type: ['villa', 'apartment'] })).toEqual([villa])
    expect(typesOf({ ...query, type: ['apartment'] })).toEqual([])
    expect(typesOf(query)).toEqual([villa])
  })

  test('pages never overlap and together hold every row once', async () => {
    for (const sort of ['price_desc', 'price_per_sqft_asc', 'relevance'] as const) {
      const seen: string[] = []
      for (let page = 1; page <= 21; page += 1) {
        const { rows } = await searchProperties(database.db, index, {}, { sort, page, limit: 100 })
        seen.push(...rows.map(({ id }) => id))
      }
      expect(seen).toEqual(ordered(properties, sort))
    }
  })

  test('a page beyond the depth is empty, and the total stays exact', async () => {
    const page = MAX_DEPTH / 100 + 1
    const result = await searchProperties(
      database.db,
      index,
      {},
      { sort: 'newest', page, limit: 100 },
    )
    expect(result).toMatchObject({ rows: [], total: properties.length })
  })

  test('hidden properties are not found', async () => {
    const [first] = properties
    const filter = { places: [codes.place.get(first?.place ?? '') ?? 0] }
    const page = { sort: 'newest', page: 1, limit: 100 } as const
    const before = await searchProperties(database.db, index, filter, page)
    const setStatus = (status: number) =>
      database.db
        .updateTable('property')
        .set({ status })
        .where('id', '=', first?.id ?? '')
        .execute()
    await setStatus(statusCodes.hidden)
    const after = await searchProperties(database.db, index, filter, page)
    await setStatus(statusCodes.live)
    expect(after.total).toBe(before.total - 1)
    expect(after.rows.map(({ id }) => id)).not.toContain(first?.id)
  })
})
