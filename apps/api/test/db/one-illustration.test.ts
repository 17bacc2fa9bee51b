import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { keepOneIllustration } from '../../src/db/migrations/0016-one-illustration.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { seededRandom } from '../search/random.ts'
import { randomListing } from '../search/random-listings.ts'

const drawn = (['facade', 'living', 'bedroom'] as const).map((role) => ({
  url: `/scenes/${role}.svg`,
  role,
  illustration: true,
}))
const photographed = drawn.map((item, at) => ({ ...item, illustration: at > 0 }))

const row = (number: number, source: string, media: typeof drawn) => ({
  ...randomListing(number, seededRandom(number)),
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

test('of an imported home without photographs the drawn rooms go, of no other', async () => {
  const { db } = database
  await keepOneIllustration(db)
  const lists = await db
    .selectFrom('listing')
    .select(['media', 'media_count'])
    .orderBy('id')
    .execute()
  const pages = await db.selectFrom('listing_text').select('media').orderBy('id').execute()
  expect(lists.map(({ media_count }) => media_count)).toEqual([1, 3, 3])
  expect(lists.map(({ media }) => media)).toEqual([drawn.slice(0, 1), photographed, drawn])
  expect(pages.map(({ media }) => media)).toEqual([drawn.slice(0, 1), photographed, drawn])
})
