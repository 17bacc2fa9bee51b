import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPropertyTools } from '../../src/chat/property-tools.ts'
import { purposeCodes, statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { openTestDatabase } from '../engines.ts'
import { silentLog } from '../silent-log.ts'

const communities = ['dubai-marina', 'jumeirah-village-circle', 'business-bay'] as const
const properties = ['apartment', 'penthouse', 'duplex', 'villa', 'townhouse'] as const

interface Row {
  place: string
  type: string
  beds: number | null
  purpose: number
  status: number
  price: number | null
  published: Date
}

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/** The yield of rows, by hand: alike properties with a price, dated, of the two years before the newest. */
function yieldByHand(
  all: readonly Row[],
  of: (row: Row) => boolean,
  dearest = Number.POSITIVE_INFINITY,
) {
  const live = all.filter(({ status }) => status === statusCodes.live)
  const newest = new Date(Math.max(...live.map(({ published }) => published.getTime())))
  const oldest = new Date(newest)
  oldest.setUTCMonth(oldest.getUTCMonth() - 24)
  const asked = new Map<string, { sale: number[]; rent: number[] }>()
  for (const row of live) {
    if (!of(row) || row.beds === null || row.price === null) continue
    if (row.published < oldest || row.published.getTime() === 0) continue
    const key = `${row.place} ${row.type} ${row.beds}`
    const both = asked.get(key) ?? { sale: [], rent: [] }
    asked.set(key, both)
    both[row.purpose === purposeCodes.sale ? 'sale' : 'rent'].push(row.price)
  }
  let [share, weights, forSale, forRent] = [0, 0, 0, 0]
  for (const { sale, rent } of asked.values()) {
    const weight = Math.min(sale.length, rent.length)
    const its = weight === 0 ? 0 : median(rent) / median(sale)
    if (weight < 8 || its > 0.12 || median(sale) > dearest) continue
    share += weight * its
    weights += weight
    forSale += sale.length
    forRent += rent.length
  }
  return weights === 0 ? undefined : { grossYield: share / weights, forSale, forRent }
}

describe('yields', () => {
  let database: OpenDatabase
  let lookups: SearchIndex
  let rows: Row[]
  const tools = () => createPropertyTools(database.db, lookups, () => new Date(), silentLog)
  const readRows = async (): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select p.slug as place, c.slug as type, l.beds, l.purpose, l.status, l.price,
        l.published_at as published
      from property l join place p on p.code = l.community_code join category c on c.code = l.type_code
    `.execute(database.db)
    return rows
  }

  beforeAll(async () => {
    database = await openTestDatabase('seeded')
    lookups = await loadSearchIndex(database.db)
    const codes = communities.map((slug) => lookups.placeBySlug.get(slug)?.code ?? 0)
    // The demo properties, moved together until many are alike, few of them to the last place; a tenth
    // undated, a tenth of years ago.
    await sql`
      with moved as (
        select id, row_number() over (order by id) as at, ${codes}::smallint[] as codes from property
      )
      update property l set
        community_code = moved.codes[1 + moved.at % 11 / 5], place_code = moved.codes[1 + moved.at % 11 / 5],
        beds = case when l.beds is null then null else least(greatest(l.beds, 1), 2) end,
        published_at = case moved.at % 10 when 0 then 'epoch' when 1 then l.published_at - interval '3 years'
          else l.published_at end
      from moved where moved.id = l.id
    `.execute(database.db)
    rows = await readRows()
  })
  afterAll(() => database.close())

  const isResidential = ({ type }: Row) => properties.some((each) => each === type)

  test('are those of a computation by hand, for each place', async () => {
    const { yields, leftOut } = await tools().areaYields({ location: [...communities] }, 10)
    const expected = communities.flatMap((place) => {
      const its = yieldByHand(rows, (row) => row.place === place && isResidential(row))
      return its ? [{ place, ...its, grossYield: expect.closeTo(its.grossYield, 8) }] : []
    })
    expect(expected.length).toBeGreaterThan(1)
    expect(yields).toMatchObject(expected)
    const without = communities.filter((place) => expected.every((each) => each.place !== place))
    expect(leftOut.map(({ place }) => place)).toEqual(without)
  })

  test('of one kind and number of rooms are of these alone', async () => {
    const {
      yields: [found],
    } = await tools().areaYields(
      { location: ['dubai-marina'], type: ['apartment'], bedrooms_min: 1, bedrooms_max: 1 },
      10,
    )
    const its = yieldByHand(
      rows,
      ({ place, type, beds }) => place === 'dubai-marina' && type === 'apartment' && beds === 1,
    )
    expect(its).toBeDefined()
    expect(found).toMatchObject({ ...its, grossYield: expect.closeTo(its?.grossYield ?? 0, 8) })
  })

  test('are the median rent over the median price of the homes that the search shows', async () => {
    const kind = {
      location: ['dubai-marina'],
      type: ['apartment' as const],
      bedrooms_min: 1,
      bedrooms_max: 1,
    }
    const {
      yields: [found],
    } = await tools().areaYields(kind, 10)
    const { totals } = await tools().countProperties([
      { ...kind, purpose: 'sale', price_min: 1 },
      { ...kind, purpose: 'rent', price_min: 1 },
    ])
    expect([found?.liveForSale, found?.liveForRent]).toEqual(totals)
    expect(found?.forSale).toBeLessThan(found?.liveForSale ?? 0)
    expect(found).toMatchObject({ kinds: 1, most: { type: 'apartment', bedrooms: 1 } })
    const { price = 1, rent = 0 } = found?.most ?? {}
    expect(found?.grossYield).toBeCloseTo(rent / price, 8)
  })

  test('a budget chooses kinds by their median price, and changes no median of them', async () => {
    const { yields } = await tools().areaYields({ price_max: 2_000_000 }, 10)
    const tooLittle = await tools().areaYields({ price_max: 1 }, 10)
    expect(yields.length).toBeGreaterThan(0)
    for (const { place, grossYield } of yields) {
      const its = yieldByHand(rows, (row) => row.place === place && isResidential(row), 2_000_000)
      expect(grossYield).toBeCloseTo(its?.grossYield ?? 0, 8)
    }
    expect(tooLittle).toEqual({ yields: [], leftOut: [] })
  })

  test('are in the order of the yields, and places with too few are named', async () => {
    const { yields, leftOut } = await tools().areaYields({}, 10)
    const shares = yields.map(({ grossYield }) => grossYield)
    expect(shares).toEqual(shares.toSorted((one, other) => other - one))
    const all = [...yields, ...leftOut].map(({ place }) => place)
    expect(all.sort()).toEqual(communities.toSorted())
    expect(leftOut).not.toEqual([])
    for (const { reason } of leftOut) expect(reason).toBe('few')
  })

  test('say of which months their adverts are, none of them undated', async () => {
    const {
      yields: [found],
    } = await tools().areaYields({ location: ['dubai-marina'] }, 10)
    const newest = Math.max(...rows.map(({ published }) => published.getTime()))
    // A day of the UAE begins before the same day of UTC.
    const newestDay = dubaiDay(new Date(newest))
    expect(dubaiDay(new Date(found?.last ?? 0)) <= newestDay).toBe(true)
    expect(new Date(found?.first ?? 0).getTime()).toBeGreaterThan(newest - 731 * 24 * 60 * 60_000)
  })

  test('are of the months of the adverts that count, as the UAE has them', async () => {
    const at = (day: string) => `${day}T20:00:00Z`
    const code = lookups.placeBySlug.get('mirdif')?.code ?? 0
    // Eight flats of each side; one villa of each is too few, and older.
    await sql`
      with few as (
        select l.id, row_number() over (order by l.id) as at from property l
        where l.price is not null and l.size_sqft is not null and l.status = 1
      )
      update property l set community_code = ${code}, place_code = ${code}, price = 60000, size_sqft = 1000,
        purpose = case when few.at % 2 = 0 then ${purposeCodes.rent}::smallint else ${purposeCodes.sale} end,
        type_code = (select code from category where level = 2 and slug =
          case when few.at <= 16 then 'apartment' else 'villa' end),
        beds = 2,
        published_at = (case when few.at > 16 then ${at('2025-02-10')} when few.at = 1
          then ${at('2025-04-30')} else ${at('2025-06-10')} end)::timestamptz
      from few where few.id = l.id and few.at <= 18
    `.execute(database.db)
    // Newer ones would end the two years later.
    await sql`
      update property set status = ${statusCodes.hidden} where community_code <> ${code}
    `.execute(database.db)
    await sql`
      update property set price = price * 15 where community_code = ${code} and purpose = ${purposeCodes.sale}
    `.execute(database.db)
    const {
      yields: [found],
    } = await tools().areaYields({ location: ['mirdif'] }, 10)
    expect(found).toMatchObject({ forSale: 8, forRent: 8, first: '2025-05-01', last: '2025-06-11' })
  })
})
