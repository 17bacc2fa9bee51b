import { expect, test } from 'vitest'
import { loadListingReferences } from '../../src/db/listing-references.ts'
import { upsertListings } from '../../src/db/listing-writer.ts'
import { openTestDatabase } from '../engines.ts'
import { seededRandom } from '../search/random.ts'
import { randomListing } from '../search/random-listings.ts'
import { buildTestApp } from './build-test-app.ts'

const listing = (number: number, source: string, sourceName: string) => ({
  ...randomListing(number, seededRandom(number)),
  agentId: null,
  agencyId: null,
  source,
  sourceName,
})

test.each([
  ['import', listing(1, 'feed', '/home/op/sale-2024.csv'), 'Imported adverts'],
  ['owner', listing(2, 'owner', 'Omar Said'), 'Omar Said'],
])('the source of a listing by %s is named in words for visitors', async (kind, row, told) => {
  const database = await openTestDatabase('seeded')
  const references = await loadListingReferences(database.db)
  await database.db.transaction().execute((trx) => upsertListings(trx, [row], references))
  const app = await buildTestApp(database)
  const answer = await app.inject(`/api/property/get-property/${row.id}`)
  expect(answer.json().data[0].source).toMatchObject({ kind, name: told })
  expect(answer.body).not.toContain('sale-2024')
  await app.close()
  await database.close()
})
