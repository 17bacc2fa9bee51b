import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { removeSetting } from '../../src/db/settings.ts'
import { seedDatabase } from '../../src/seed-database.ts'
import { propertyWithFacts } from '../../src/stated-facts/property-with-facts.ts'
import { readStoredAdverts } from '../../src/stated-facts/read-stored-adverts.ts'
import { engines, silent } from '../engines.ts'
import { temporaryFile } from '../import/fixtures.ts'
import { importFixture } from '../import/import-fixture.ts'
import { fill } from '../search/filled-database.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperty } from '../search/random-properties.ts'

/** A sale list in which only the titles say more than rooms and prices. */
const saleList = (first: string) =>
  temporaryFile(
    'sale.csv',
    [
      'title,Address,bathrooms,bedrooms,Date,price,verified,sold or not,size sqft,furnishing',
      `${first},"Sample Tower, Downtown Dubai, Dubai",3,2,7/4/2024,3450000,TRUE,sell,1400,YES`,
      'Lake View Tower | Corner Home,"Lake View Tower, Jumeirah Lake Towers, Dubai",2,1,7/4/2024,1450000,TRUE,sell,742,NO',
    ].join('\n'),
  )

describe.each(engines)('the words of imported adverts on $name', ({ open }) => {
  let database: OpenDatabase

  beforeAll(async () => {
    database = await open()
    await seedDatabase(database, { demoProperties: 0, logger: silent })
  })
  afterAll(async () => database.close())

  const stored = async (sign: string) =>
    database.db
      .selectFrom('property as l')
      .innerJoin('property_text as t', 't.id', 'l.id')
      .select(['l.amenity_bits', 'l.score', 'l.furnished', 'l.completion', 't.stated_facts'])
      .select(['t.floor', 't.handover', 't.developer'])
      .select(sql<string[]>`tsvector_to_array(l.search)`.as('card_words'))
      .select(sql<string[]>`tsvector_to_array(t.search)`.as('page_words'))
      .where('l.title', 'like', `%${sign}`)
      .executeTakeFirstOrThrow()

  it('are kept as facts with the words that state them, and read anew with every edition', async () => {
    await importFixture(database, saleList('Full Burj View | Handover Q4 2026 | Bright Home'))
    const first = await stored('Bright Home')
    expect(first.stated_facts).toEqual([
      { kind: 'view', value: 'burj-khalifa', field: 'title', quote: 'Full Burj View', alone: true },
      {
        kind: 'handover',
        value: '2026-Q4',
        field: 'title',
        quote: 'Handover Q4 2026',
        alone: true,
      },
      {
        kind: 'completion',
        value: 'off_plan',
        field: 'title',
        quote: 'Handover Q4 2026',
        alone: true,
      },
    ])
    expect(first).toMatchObject({ handover: '2026-Q4', completion: 2 })
    expect(first.amenity_bits).toBeGreaterThan(0)
    expect((await stored('Corner Home')).stated_facts).toEqual([])

    await importFixture(database, saleList('Furnished | Vacant | Bright Home'))
    const again = await database.db
      .selectFrom('property_text')
      .select('stated_facts')
      .where(sql<boolean>`stated_facts @> '[{"kind":"vacant"}]'`)
      .executeTakeFirst()
    expect(again?.stated_facts).toEqual([
      { kind: 'furnished', value: 'furnished', field: 'title', quote: 'Furnished', alone: false },
      { kind: 'vacant', value: 'now', field: 'title', quote: 'Vacant', alone: true },
    ])
  })

  it('are read where an older program stored them unread, to the same property', async () => {
    const plain = {
      ...randomProperty(7, seededRandom(7)),
      source: 'portal',
      title: 'Sea View | High Floor | Ready to Move | By Emaar | Old Home',
      amenities: ['gym', 'high-floor'],
      furnished: null,
      completion: null,
      developer: null,
    }
    await fill(database, [plain])
    await removeSetting(database.db, 'stated-facts')
    expect(await readStoredAdverts(database.db)).toBe(1)
    const read = await stored('Old Home')
    await fill(database, [propertyWithFacts(plain)])
    expect(read).toEqual(await stored('Old Home'))
    expect(read).toMatchObject({ completion: 1, developer: 'Emaar' })
    expect(await readStoredAdverts(database.db)).toBe(0)

    await database.db.updateTable('property').set({ title: 'Old Home' }).execute()
    await removeSetting(database.db, 'stated-facts')
    await readStoredAdverts(database.db)
    const bare = await stored('Old Home')
    await fill(database, [{ ...plain, title: 'Old Home' }])
    const { card_words, page_words, ...written } = await stored('Old Home')
    expect(bare).toMatchObject(written)
    expect(bare.card_words.filter((word) => word.startsWith('#'))).toEqual(
      card_words.filter((word) => word.startsWith('#')),
    )
    expect(page_words.length).toBeGreaterThan(0)
  })
})
