import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadPropertyReferences } from '../../src/db/property-references.ts'
import { type PropertyRow, UnknownReferenceError } from '../../src/db/property-row.ts'
import { removeProperties, upsertProperties } from '../../src/db/property-writer.ts'
import { toCard } from '../../src/modules/property/card.ts'
import { countView, forgetOldViews } from '../../src/modules/property/repository/count-view.ts'
import { getProperty } from '../../src/modules/property/repository/get-property.ts'
import { popularProperties } from '../../src/modules/property/repository/popular-properties.ts'
import { readCards } from '../../src/modules/property/repository/read-page.ts'
import { similarProperties } from '../../src/modules/property/repository/similar-properties.ts'
import { searchProperties } from '../../src/modules/property/search/search-properties.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { engines } from '../engines.ts'
import { fill } from './filled-database.ts'
import { seededRandom } from './random.ts'
import { randomProperties, randomProperty } from './random-properties.ts'

const properties = randomProperties(800, seededRandom(3))
const unknown = '0197a1c2-7d10-7e3a-9b54-999999999999'
const page = { sort: 'newest', page: 1, limit: 100 } as const

describe.each(engines)('a property on $name', ({ open }) => {
  let database: OpenDatabase
  let index: SearchIndex
  beforeAll(async () => {
    database = await open()
    await fill(database, properties)
    index = await loadSearchIndex(database.db)
  })
  afterAll(() => database.close())

  async function write(row: PropertyRow): Promise<void> {
    const references = await loadPropertyReferences(database.db)
    await database.db.transaction().execute((trx) => upsertProperties(trx, [row], references))
  }
  const extra = (changes: Partial<PropertyRow>): PropertyRow => ({
    ...randomProperty(900_001, seededRandom(1)),
    views: 3,
    ...changes,
  })

  test('is told apart by its building, its cheques and its advertiser, in lists and alone', async () => {
    const row = extra({
      id: '0197a1c2-7d10-7e3a-9b54-888888888888',
      place: 'business-bay',
      agencyId: null,
      cheques: 4,
      advertiser: 'Pearl Homes',
      sourceFields: { address: 'Sample Tower, Business Bay, Dubai' },
    })
    await write(row)
    const alone = await getProperty(database.db, row.id)
    const found = [...(await readCards(database.db, [row.id])), ...(alone ? [alone] : [])]
    const told = { cheques: 4, address: 'Sample Tower', advertised_by: 'Pearl Homes' }
    const cards = found.map((each) => toCard(each, index, false))
    expect(cards).toMatchObject([told, told])
    await database.db.transaction().execute((trx) => removeProperties(trx, [row.id]))
  })

  test('is read back as it was written, and unknown ids give nothing', async () => {
    const row = extra({
      place: 'dubai-marina',
      coordinates: null,
      descriptionAr: 'وصف',
      sourceNotes: ['The type was guessed.'],
      sourceFields: { price: '1,000' },
      sourceAsOf: new Date('2026-01-02T03:04:05Z'),
      publishedAt: new Date('2026-10-02T03:04:05Z'),
    })
    await write(row)
    expect(await getProperty(database.db, row.id)).toMatchObject({
      title: row.title,
      media: row.media,
      media_count: row.media.length,
      approximate: true,
      description_ar: 'وصف',
      source_notes: row.sourceNotes,
      source_fields: row.sourceFields,
      source_as_of: row.sourceAsOf,
      published_at: row.publishedAt,
    })
    expect(await getProperty(database.db, unknown)).toBeUndefined()
  })

  test('that is written again is replaced, keeps its views and teaches its words', async () => {
    await write(extra({ title: 'Zephyrus loft' }))
    await write(extra({ title: 'Calypsoria loft', views: 0 }))
    const find = (text: string) => searchProperties(database.db, index, { text }, page)
    expect((await find('zephyrus')).total).toBe(0)
    expect((await find('calypsorai')).rows).toMatchObject([{ title: 'Calypsoria loft', views: 3 }])
  })

  test('that names something unknown is refused', async () => {
    await expect(write(extra({ place: 'atlantis' }))).rejects.toThrow(UnknownReferenceError)
  })

  test('that is removed is gone from everywhere', async () => {
    const { id } = extra({})
    await countView(database.db, id, undefined)
    await database.db.transaction().execute((trx) => removeProperties(trx, [id]))
    expect(await getProperty(database.db, id)).toBeUndefined()
    const views = database.db.selectFrom('property_view').where('property_id', '=', id)
    expect(await views.selectAll().execute()).toEqual([])
  })

  test('has similar ones of its purpose and type, nearest in price first', async () => {
    const priced = properties.filter(({ price }) => price !== null).slice(0, 40)
    for (const { id, purpose, type } of priced) {
      const similar = await similarProperties(database.db, id, 12)
      const rows = similar.map((row) => properties.find((other) => other.id === row.id))
      const same = properties.filter((row) => row.purpose === purpose && row.type === type)
      expect(rows).toHaveLength(Math.min(12, same.length - 1))
      expect(rows.every((row) => row?.purpose === purpose && row.type === type)).toBe(true)
      expect(rows.map((row) => row?.id)).not.toContain(id)
      expect(new Set(rows).size).toBe(rows.length)
    }
    expect(await similarProperties(database.db, unknown, 12)).toEqual([])
  })

  test('has the nearest of many cheaper ones among its similar ones', async () => {
    // More than are looked at on one side, alike in all but the price.
    const alike = Array.from({ length: 60 }, (_, at) =>
      extra({
        id: `0197a1c2-7d10-7e3a-9b54-7777777777${String(at).padStart(2, '0')}`,
        reference: `A-${at}`,
        purpose: 'sale',
        place: 'dubai-marina',
        price: 50_000_000 + at * 100_000,
      }),
    )
    await fill(database, alike)
    const nearestFirst = alike.map(({ id }) => id).reverse()
    const [dearest = ''] = nearestFirst
    const similar = await similarProperties(database.db, dearest, 5)
    expect(similar.map(({ id }) => id)).toEqual(nearestFirst.slice(1, 6))
    await database.db.transaction().execute((trx) => removeProperties(trx, nearestFirst))
  })

  test('has those of its place and bedrooms before nearer prices elsewhere', async () => {
    const made = (at: number, changes: Partial<PropertyRow>): PropertyRow =>
      extra({
        id: `0197a1c2-7d10-7e3a-9b54-8888888888${String(at).padStart(2, '0')}`,
        reference: `B-${at}`,
        purpose: 'sale',
        place: 'dubai-marina',
        bedrooms: 2,
        ...changes,
      })
    const own = made(0, { price: 60_000_000 })
    const otherRooms = made(1, { price: 60_000_000, bedrooms: 3 })
    const elsewhere = made(2, { price: 60_000_000, place: 'business-bay' })
    const alike = made(3, { price: 90_000_000 })
    const all = [own, otherRooms, elsewhere, alike]
    await fill(database, all)
    const [first] = await similarProperties(database.db, own.id, 3)
    expect(first?.id).toBe(alike.id)
    await database.db.transaction().execute((trx) =>
      removeProperties(
        trx,
        all.map(({ id }) => id),
      ),
    )
  })

  test('without a price has similar ones too', async () => {
    const row = properties.find(({ price }) => price === null)
    expect(await similarProperties(database.db, row?.id ?? '', 12)).toHaveLength(12)
  })

  test('is viewed once in an hour by one viewer', async () => {
    const [{ id, views } = extra({})] = properties
    const at = (time: string) => new Date(`2026-11-01T${time}Z`)
    const view = (viewer: string | undefined, time: string) =>
      countView(database.db, id, viewer, at(time))
    expect(await view('ann', '10:00:00')).toBe('counted')
    expect(await view('ann', '10:59:59')).toBe('repeated')
    expect(await view('bob', '10:30:00')).toBe('counted')
    expect(await view(undefined, '10:30:00')).toBe('counted')
    expect(await view('ann', '11:00:00')).toBe('counted')
    expect(await countView(database.db, unknown, 'ann')).toBe('unknown property')
    expect(await getProperty(database.db, id)).toMatchObject({ views: views + 4 })
    await forgetOldViews(database.db, at('12:30:00'))
    expect(await database.db.selectFrom('viewer_mark').selectAll().execute()).toEqual([])
  })

  test('is popular when it was viewed lately; others follow by quality', async () => {
    const [first = extra({}), second = extra({})] = properties.filter(
      ({ purpose }) => purpose === 'rent',
    )
    for (const id of [first.id, second.id, second.id]) await countView(database.db, id, undefined)
    const rows = await popularProperties(database.db, { purpose: 2, limit: 12 })
    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(rows).toHaveLength(12)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(12)
    expect(rows.every(({ purpose }) => purpose === 2)).toBe(true)
    const set = (status: number) =>
      database.db.updateTable('property').set({ status }).where('id', '=', second.id).execute()
    await set(statusCodes.hidden)
    const [live, ...others] = await popularProperties(database.db, { purpose: 2, limit: 12 })
    await set(statusCodes.live)
    expect(live?.id).toBe(first.id)
    expect(others.map(({ id }) => id)).not.toContain(second.id)
  })

  test('has those of its place and rooms first, by price and size, then others by place and rooms', async () => {
    // A price that no other one comes near.
    const price = 900_000_000
    const own = { purpose: 'sale', type: 'villa', subtype: null, price, bedrooms: 4 } as const
    const alike = { ...own, place: 'dubai-marina', size: 4_000, amenities: [], coordinates: null }
    const others: Partial<PropertyRow>[] = [
      alike,
      { ...alike, price: 990_000_000 },
      { ...alike, size: 8_000 },
      { ...alike, place: 'palm-jumeirah' },
      { ...alike, bedrooms: 5 },
      { ...alike, place: 'yas-island' },
    ]
    const rows = [alike, ...others.toReversed()].map((changes, at) => {
      const row = randomProperty(910_000 + at, seededRandom(1))
      return { ...row, ...changes }
    })
    for (const row of rows) await write(row)
    const [asked, ...wanted] = rows.map(({ id }) => id)
    const similar = await similarProperties(database.db, asked ?? '', 40)
    const found = similar.map(({ id }) => id).filter((id) => wanted.includes(id))
    expect(found).toEqual(wanted.toReversed())
  })
})
