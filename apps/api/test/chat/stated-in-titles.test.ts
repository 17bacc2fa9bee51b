import type { AssistantEngine } from '@manzil/assistant/engine'
import { newState } from '@manzil/assistant/state'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine } from '../../src/chat/create-engine.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { seedDatabase } from '../../src/seed-database.ts'
import { openTestDatabase, silent } from '../engines.ts'
import { fixture, temporaryFile } from '../import/fixtures.ts'
import { importFixture } from '../import/import-fixture.ts'
import { silentLog } from '../silent-log.ts'

const now = () => new Date('2026-11-18T08:00:00Z')

let database: OpenDatabase
let engine: AssistantEngine
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { demoProperties: 0, logger: silent })
  const index = await loadSearchIndex(database.db)
  engine = await createEngine(database.db, now, { index, logger: silentLog })
})
afterAll(() => database.close())

/** The words of an answer and the titles of the properties that it shows. */
async function answerTo(text: string) {
  const said = { text: '', titles: [] as string[] }
  for await (const part of engine.answer({ text, language: 'en', state: newState(), now: now() })) {
    if (part.kind === 'text') said.text = part.text
    if (part.kind === 'property_results') said.titles = part.data.map(({ title }) => title)
  }
  return said
}

/** Sale adverts that state nothing but in their titles. */
async function importTitles(): Promise<void> {
  const place = '"Sample Tower, Downtown Dubai, Dubai"'
  const titles = [
    'Corner 2BR Apartment | Full Burj View',
    '2 + Maids | Apartment | Large Terrace',
    'Apartment | Handover Q4 2026 | 60/40 Payment Plan',
    'Apartment | Vacant on Transfer | Chiller Free',
  ]
  const rows = titles.map((title) => `${title},${place},3,2,7/4/2024,3450000,TRUE,sell,1400,NO`)
  const head =
    'title,Address,bathrooms,bedrooms,Date,price,verified,sold or not,size sqft,furnishing'
  await importFixture(database, temporaryFile('sale.csv', [head, ...rows].join('\n')))
  await importFixture(database, fixture('portal-rents.json'))
}

test('what only a title states is found, and never said to be mentioned by none', async () => {
  await importTitles()
  const criteria: readonly [criterion: string, sign: string][] = [
    ['with a Burj Khalifa view', 'Burj View'],
    ['with a maid’s room', 'Maids'],
    ['with an instalment payment plan', 'Payment Plan'],
    ['off-plan', 'Handover'],
    ['vacant', 'Vacant'],
    ['chiller free', 'Chiller'],
  ]
  for (const [criterion, sign] of criteria) {
    const { text, titles } = await answerTo(`apartment for sale in Downtown Dubai, ${criterion}`)
    expect(text).toContain('1 listing')
    expect(text).not.toContain('None of these adverts')
    expect(titles).toEqual([expect.stringContaining(sign)])
  }
  const gym = await answerTo('apartment for sale in Downtown Dubai with a gym')
  expect(gym.text).toContain('None of these adverts states this in its details: gym.')
  const rent = await answerTo('apartment for rent in Dubai with a gym')
  expect(rent.text).toContain('Rental adverts here list no amenities')
})
