import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { loadSearchIndex } from '../../src/modules/property/search-index.ts'
import { createSuggester } from '../../src/modules/property/suggestions/suggest.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from './filled-database.ts'
import { seededRandom } from './random.ts'
import { randomProperty } from './random-properties.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  const property = { ...randomProperty(1, seededRandom(1)), place: 'jumeirah-village-circle' }
  await fill(database, [property])
})
afterAll(() => database.close())

test('what leads to no property comes after what does, even a place of exactly that name', async () => {
  const suggest = createSuggester(database.db, await loadSearchIndex(database.db))
  const found = await suggest('jumeirah')
  const [first] = found
  expect(first).toMatchObject({ id: 'jumeirah-village-circle', count: 1 })
  expect(found.find(({ id }) => id === 'jumeirah')).toMatchObject({ count: 0 })
  expect(found.map(({ count }) => count)).toEqual(
    found.map(({ count }) => count).toSorted((a, b) => b - a),
  )
})
