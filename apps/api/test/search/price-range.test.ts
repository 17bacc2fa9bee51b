import { distributionOf } from '@manzil/domain/search/distribution'
import { comparisonAmong } from '@manzil/domain/search/price-comparison'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPropertyTools } from '../../src/chat/property-tools.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { placePath } from '../../src/modules/catalogue/lookups.ts'
import { readPriceRange } from '../../src/modules/property/price-range.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { createSearchService } from '../../src/modules/property/search-service.ts'
import { engines } from '../engines.ts'
import { silentLog } from '../silent-log.ts'
import { fill } from './filled-database.ts'
import { seededRandom } from './random.ts'
import { randomProperties } from './random-properties.ts'

const properties = randomProperties(700, seededRandom(7))
const unknown = '0197a1c2-7d10-7e3a-9b54-999999999999'

describe.each(engines)('what properties like one ask on $name', ({ open }) => {
  let database: OpenDatabase
  let lookups: SearchIndex
  beforeAll(async () => {
    database = await open()
    await fill(database, properties)
    lookups = await loadSearchIndex(database.db)
  })
  afterAll(() => database.close())

  /** The community of a place, or the emirate where it is one. */
  const community = (slug: string): string | undefined => {
    const place = lookups.placeBySlug.get(slug)
    const path = place ? placePath(lookups, place.code) : []
    return (path.find(({ kind }) => kind === 'community') ?? path.at(-1))?.slug
  }
  const isIn = (slug: string, within: string | undefined): boolean => {
    const place = lookups.placeBySlug.get(slug)
    return !!place && placePath(lookups, place.code).some((step) => step.slug === within)
  }

  /** Within a fifth of the size of the property that is compared. */
  const isNear = (size: number | null, own: number | null) =>
    size !== null && own !== null && Math.abs(size - own) * 5 <= own

  test('stands on each card, of those with enough like them in a community', async () => {
    const cards = await createSearchService(database.db, lookups, silentLog).cardsOf(
      properties.slice(0, 200).map(({ id }) => id),
    )
    expect(cards).toHaveLength(200)
    for (const card of cards) {
      const range = await readPriceRange(database.db, lookups, card._id)
      const medians = range && {
        price: { count: range.priced, median: range.price.median },
        rate: { count: range.rated, median: range.price_per_sqft.median },
      }
      const isNear = range?.search.size_min !== undefined
      const among = medians && { near: isNear ? medians : undefined, kind: medians }
      const expected = among ? comparisonAmong(card, among) : null
      expect(card.price_comparison).toEqual(expected)
    }
    expect(cards.filter((card) => card.price_comparison)).not.toEqual([])
    expect(cards.filter((card) => !card.price_comparison)).not.toEqual([])
  })

  test('is what a plain loop finds', async () => {
    for (const property of properties.slice(0, 60)) {
      const within = community(property.place)
      const alike = properties.filter(
        (row) =>
          row.purpose === property.purpose &&
          row.type === property.type &&
          (property.bedrooms === null || row.bedrooms === property.bedrooms) &&
          isIn(row.place, within),
      )
      const near = alike.filter(({ size }) => isNear(size, property.size))
      const isEnough = near.filter(({ price, size }) => price !== null && size !== null).length >= 8
      const peers = isEnough ? near : alike
      const rows = await rates(peers.map(({ id }) => id))
      const spread = (values: (number | null)[]) =>
        distributionOf(values.flatMap((value) => (value === null ? [] : [[value, 1] as const])))
      const found = await readPriceRange(database.db, lookups, property.id)
      expect(found).toMatchObject({
        total: peers.length,
        place: { _id: within },
        price: spread(peers.map(({ price }) => price)),
        price_per_sqft: spread(rows),
      })
    }
  })

  test('is what the assistant says of the same properties', async () => {
    const tools = createPropertyTools(database.db, lookups, () => new Date(), silentLog)
    for (const property of properties.slice(0, 60)) {
      const found = await readPriceRange(database.db, lookups, property.id)
      // It leaves out properties that state no price or no size, so the page counts more prices.
      if (!found || found.rated === 0) continue
      const said = await tools.areaFigures(found.search)
      const { q1, median, q3 } = found.price_per_sqft
      expect(said?.properties).toBe(found.rated)
      expect(said?.lowPerSqft).toBeCloseTo(q1 ?? 0, 1)
      expect(said?.medianPerSqft).toBeCloseTo(median ?? 0, 1)
      expect(said?.highPerSqft).toBeCloseTo(q3 ?? 0, 1)
    }
  })

  test('is nothing for a property that is not there', async () => {
    expect(await readPriceRange(database.db, lookups, unknown)).toBeUndefined()
  })

  /** As the database rounds them. */
  async function rates(ids: readonly string[]): Promise<(number | null)[]> {
    const rows = await database.db
      .selectFrom('property')
      .select('price_per_sqft')
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ price_per_sqft }) => price_per_sqft)
  }
})
