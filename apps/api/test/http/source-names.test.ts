import { expect, test } from 'vitest'
import { loadPropertyReferences } from '../../src/db/property-references.ts'
import type { PropertyRow } from '../../src/db/property-row.ts'
import { upsertProperties } from '../../src/db/property-writer.ts'
import { explain } from '../../src/import/reasons.ts'
import { Remarks } from '../../src/import/remarks.ts'
import { openTestDatabase } from '../engines.ts'
import { seededRandom } from '../search/random.ts'
import { randomProperty } from '../search/random-properties.ts'
import { buildTestApp } from './build-test-app.ts'

const property = (number: number, source: string, sourceName: string) => ({
  ...randomProperty(number, seededRandom(number)),
  agentId: null,
  agencyId: null,
  source,
  sourceName,
})

async function openWith(row: PropertyRow) {
  const database = await openTestDatabase('seeded')
  const references = await loadPropertyReferences(database.db)
  await database.db.transaction().execute((trx) => upsertProperties(trx, [row], references))
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
  ['import', property(1, 'adverts', '/home/op/sale-2024.csv'), 'Imported adverts'],
  ['owner', property(2, 'owner', 'Omar Said'), 'Omar Said'],
])('the source of a property by %s is named in words for visitors', async (kind, row, told) => {
  const { ask, close } = await openWith(row)
  const answer = await ask('en')
  expect(answer.json().data[0].source).toMatchObject({ kind, name: told })
  expect(answer.body).not.toContain('sale-2024')
  await close()
})

test('an owner who gave no name is called so in the language of the page', async () => {
  const { ask, close } = await openWith(property(4, 'owner', ''))
  const nameIn = async (language: string) => (await ask(language)).json().data[0].source.name
  expect([await nameIn('en'), await nameIn('de')]).toEqual(['Its advertiser', 'Wer es anbietet'])
  await close()
})

test('what an import repaired is said in the language of the page', async () => {
  const remarks = new Remarks()
  remarks.add('size-not-credible', 9_000_000)
  remarks.add('date-missing')
  const sourceNotes = [...remarks.notes(), 'A sentence of an early import.']
  const { ask, close } = await openWith({ ...property(3, 'feed', 'a file'), sourceNotes })
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
