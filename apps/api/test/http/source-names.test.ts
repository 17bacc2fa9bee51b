import { expect, test } from 'vitest'
import { loadListingReferences } from '../../src/db/listing-references.ts'
import type { ListingRow } from '../../src/db/listing-row.ts'
import { upsertListings } from '../../src/db/listing-writer.ts'
import { explain } from '../../src/import/reasons.ts'
import { Remarks } from '../../src/import/remarks.ts'
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

async function openWith(row: ListingRow) {
  const database = await openTestDatabase('seeded')
  const references = await loadListingReferences(database.db)
  await database.db.transaction().execute((trx) => upsertListings(trx, [row], references))
  const app = await buildTestApp(database)
  return {
    ask: (language: string) =>
      app.inject({
        url: `/api/property/get-property/${row.id}`,
        headers: { 'accept-language': language },
      }),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

test.each([
  ['import', listing(1, 'feed', '/home/op/sale-2024.csv'), 'Imported adverts'],
  ['owner', listing(2, 'owner', 'Omar Said'), 'Omar Said'],
])('the source of a listing by %s is named in words for visitors', async (kind, row, told) => {
  const { ask, close } = await openWith(row)
  const answer = await ask('en')
  expect(answer.json().data[0].source).toMatchObject({ kind, name: told })
  expect(answer.body).not.toContain('sale-2024')
  await close()
})

test('what an import repaired is said in the language of the page', async () => {
  const remarks = new Remarks()
  remarks.add('size-not-credible', 9_000_000)
  remarks.add('date-missing')
  const sourceNotes = [...remarks.notes(), 'A sentence of an early import.']
  const { ask, close } = await openWith({ ...listing(3, 'feed', 'a file'), sourceNotes })
  const notesIn = async (language: string) => (await ask(language)).json().data[0].source.notes
  expect(await notesIn('en')).toEqual([
    explain('size-not-credible', '9,000,000'),
    explain('date-missing', ''),
    'A sentence of an early import.',
  ])
  expect(await notesIn('de')).toEqual([
    'Die Größe fehlt: 9,000,000 sqft passen nicht zum Preis.',
    'Die Datei nennt kein Datum: Die Anzeige gilt als die älteste.',
    'A sentence of an early import.',
  ])
  await close()
})
