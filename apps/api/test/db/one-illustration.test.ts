import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { keepOneIllustration } from '../../src/db/migrations/0016-one-illustration.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperty } from '../search/random-properties.ts'

const drawn = (['facade', 'living', 'bedroom'] as const).map((role) => ({
  url: `/scenes/${role}.svg`,
  role,
  illustration: true,
  alt: '',
  alt_ar: '',
}))
const photographed = drawn.map((item, at) => ({ ...item, illustration: at > 0 }))

const row = (number: number, source: string, media: typeof drawn) => ({
  ...randomProperty(number, seededRandom(number)),
  source,
  media,
})

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await fill(database, [
    row(1, 'portal', drawn),
    row(2, 'portal', photographed),
    row(3, 'demo', drawn),
  ])
})
afterAll(() => database.close())

test('of an imported property without photographs the drawn rooms go, of no other', async () => {
  const { db } = database
  // The names of its time.
  await sql`create view listing as select * from property`.execute(db)
  await sql`create view listing_text as select * from property_text`.execute(db)
  await keepOneIllustration(db)
  const lists = await db
    .selectFrom('property')
    .select(['media', 'media_count'])
    .orderBy('id')
    .execute()
  const pages = await db.selectFrom('property_text').select('media').orderBy('id').execute()
  expect(lists.map(({ media_count }) => media_count)).toEqual([1, 3, 3])
  expect(lists.map(({ media }) => media)).toEqual([drawn.slice(0, 1), photographed, drawn])
  expect(pages.map(({ media }) => media)).toEqual([drawn.slice(0, 1), photographed, drawn])
})
