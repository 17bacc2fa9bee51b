import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import type { PropertyRow } from '../../src/db/property-row.ts'
import type { PropertyFilter } from '../../src/modules/property/filter/filter.ts'
import { searchProperties } from '../../src/modules/property/search/search-properties.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { engines } from '../engines.ts'
import { fill } from './filled-database.ts'
import { type Codes, meets } from './oracle.ts'
import { seededRandom } from './random.ts'
import { randomProperties } from './random-properties.ts'

const properties = randomProperties(2_000, seededRandom(7))

describe.each(engines)('texts on $name', ({ open }) => {
  let database: OpenDatabase
  let index: SearchIndex
  let codes: Codes
  beforeAll(async () => {
    database = await open()
    codes = await fill(database, properties)
    index = await loadSearchIndex(database.db)
  })
  afterAll(() => database.close())

  const search = (text: string, filter: PropertyFilter = {}, page = 1) =>
    searchProperties(
      database.db,
      index,
      { ...filter, text },
      { sort: 'relevance', page, limit: 100 },
    )
  const count = (is: (row: PropertyRow) => boolean) => properties.filter(is).length
  const place = (slug: string) => codes.place.get(slug) ?? 0
  const type = (slug: string) => codes.type.get(slug) ?? 0

  test('what a text names filters as the filter itself does', async () => {
    const filter = { places: [place('dubai-marina')], types: [type('villa')], purpose: 1 }
    const expected = count((row) => meets(row, filter, codes))
    expect(expected).toBeGreaterThan(0)
    for (const text of ['villas for sale in Dubai Marina', 'فيلا في دبي مارينا للبيع']) {
      expect(await search(text)).toMatchObject({ total: expected, corrected: undefined })
    }
  })

  test('a slip in a place is corrected, and the place is told', async () => {
    const filter = { places: [place('dubai-marina')] }
    expect(await search('dubai marinna')).toMatchObject({
      total: count((row) => meets(row, filter, codes)),
      corrected: 'dubai marina',
      reading: { places: ['dubai-marina'] },
    })
  })

  test('an amenity is found by its mark or by the words of the title', async () => {
    const hasView = (row: PropertyRow) =>
      row.amenities.includes('sea-view') || row.title.includes('sea view')
    const expected = count(hasView)
    expect((await search('sea view')).total).toBe(expected)
    expect((await search('إطلالة على البحر')).total).toBe(
      count(({ amenities }) => amenities.includes('sea-view')),
    )
  })

  test('a slip in another word is corrected by the words of the properties', async () => {
    const expected = count(({ title }) => title.startsWith('Luxury'))
    expect(await search('luxry')).toMatchObject({ total: expected, corrected: 'luxury' })
    const inMarina = { places: [place('dubai-marina')] }
    expect(await search('luxry dubai marina', { purpose: 2 })).toMatchObject({
      total: count(
        (row) => row.title.startsWith('Luxury') && meets(row, { ...inMarina, purpose: 2 }, codes),
      ),
      corrected: 'luxury dubai marina',
    })
  })

  test('the beginning of a word stands for the word', async () => {
    expect(await search('luxu')).toMatchObject({
      total: count(({ title }) => title.startsWith('Luxury')),
      corrected: 'luxury',
    })
  })

  test('a word of the descriptions is found when titles have none', async () => {
    const expected = count(({ description }) => description.includes('observatory'))
    expect(await search('observatory')).toMatchObject({ total: expected, corrected: undefined })
  })

  test('a word in Arabic is found', async () => {
    expect((await search('مميزة')).total).toBe(count(({ titleAr }) => titleAr !== null))
  })

  test('words that nothing has are left out beside a place, and find nothing alone', async () => {
    expect(await search('xyzzyq dubai marina')).toMatchObject({
      total: count((row) => meets(row, { places: [place('dubai-marina')] }, codes)),
      corrected: 'dubai marina',
    })
    expect(await search('xyzzyq')).toMatchObject({ rows: [], total: 0, corrected: undefined })
  })

  test('the first eight unknown words are corrected, and no more', async () => {
    const unknown = (many: number) =>
      Array.from({ length: many }, (_, at) => `xyzzyq${'jkwvbgfdh'[at]}`)
    const corrected = {
      total: count(({ title }) => title.startsWith('Luxury')),
      corrected: 'luxury',
    }
    expect(await search([...unknown(7), 'luxry'].join(' '))).toMatchObject(corrected)
    expect(await search([...unknown(8), 'luxry'].join(' '))).toMatchObject({ total: 0 })
    // Words that are known count for none of the eight.
    expect(await search(['luxury', ...unknown(7), 'luxry'].join(' '))).toMatchObject({
      corrected: 'luxury luxury',
    })
  })

  test('a place outside the chosen one finds nothing, one inside narrows it', async () => {
    const outside = await search('dubai marina', { places: [place('abu-dhabi')] })
    expect(outside.total).toBe(0)
    const inside = await search('dubai marina', { places: [place('dubai')] })
    expect(inside.total).toBe((await search('dubai marina')).total)
  })

  test('titles with the words come before properties that only have the place', async () => {
    const { rows } = await search('quiet', { purpose: 1 })
    expect(rows.every(({ title }) => title.startsWith('Quiet'))).toBe(true)
  })

  test('pages beyond the ranked hits go on without repeating any', async () => {
    const seen: string[] = []
    const { total } = await search('view')
    for (let page = 1; page <= Math.ceil(total / 100); page += 1) {
      seen.push(...(await search('view', {}, page)).rows.map(({ id }) => id))
    }
    expect(total).toBeGreaterThan(500)
    expect(seen).toHaveLength(total)
    expect(new Set(seen).size).toBe(total)
  })

  test('another order keeps the hits', async () => {
    const request = { sort: 'price_asc', page: 1, limit: 100 } as const
    const { rows, total } = await searchProperties(database.db, index, { text: 'luxury' }, request)
    const prices = rows.flatMap(({ price }) => price ?? [])
    expect(total).toBe(count(({ title }) => title.startsWith('Luxury')))
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  // Last, because it changes a property.
  test('a type that no property there has is looked for as a word', async () => {
    const [first] = properties
    const { db } = database
    const own = db.updateTable('property').where('id', '=', first?.id ?? '')
    // A title that says "plot" of a property, beside a price that no land has.
    await own.set({ price: 77, search: `'plot':1A 'corner':2A` }).execute()
    expect(await search('corner plots', { price_max: 77 })).toMatchObject({
      total: 1,
      rows: [{ id: first?.id }],
    })

    // Another word that it has does not make it a plot.
    const texts = db.updateTable('property_text').where('id', '=', first?.id ?? '')
    await texts.set({ search: `'corner':2A 'garden':3A` }).execute()
    await own.set({ search: `'corner':2A 'garden':3A` }).execute()
    expect(await search('corner plots', { price_max: 77 })).toMatchObject({ total: 0 })
  })
})
