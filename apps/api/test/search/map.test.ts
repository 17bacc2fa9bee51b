import { mostSinglePins } from '@manzil/domain/search/map-grid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { readMap } from '../../src/modules/property/repository/read-map.ts'
import { loadSearchIndex, type SearchIndex } from '../../src/modules/property/search-index.ts'
import { openTestDatabase } from '../engines.ts'
import { fill } from './filled-database.ts'
import { seededRandom } from './random.ts'
import { randomProperty } from './random-properties.ts'

const box = { south: 25, west: 55, north: 25.2, east: 55.3 }
const zoom = 10
/** Properties with a position of their own, as many as are drawn one by one, and more without one. */
const placed = Array.from({ length: mostSinglePins }, (_, at) => ({
  ...randomProperty(at + 1, seededRandom(at + 1)),
  place: 'dubai-marina',
  coordinates: { lat: 25.07 + at / 10_000, lng: 55.13 },
}))
const unplaced = Array.from({ length: 20 }, (_, at) => ({
  ...randomProperty(1000 + at, seededRandom(1000 + at)),
  place: 'dubai-marina',
  coordinates: null,
}))

let database: OpenDatabase
let lookups: SearchIndex
beforeAll(async () => {
  database = await openTestDatabase()
  await fill(database, [...placed, ...unplaced])
  lookups = await loadSearchIndex(database.db)
})
afterAll(() => database.close())

test('properties without a position of their own neither stand on the map nor crowd it', async () => {
  const map = await readMap(database.db, lookups, { box }, zoom)
  expect(map.clusters).toEqual([])
  const ids = map.pins.map(({ _id }) => _id)
  expect(ids.toSorted()).toEqual(placed.map(({ id }) => id))
  const least = Math.min(...unplaced.flatMap(({ price }) => price ?? []))
  expect(map).toMatchObject({
    total: placed.length + unplaced.length,
    without_place: unplaced.length,
    places: [{ place_id: 'dubai-marina', count: unplaced.length, price_min: least }],
  })
})

test('one property more than are drawn one by one makes clusters, that count each once', async () => {
  const more = { ...randomProperty(2000, seededRandom(7)), coordinates: { lat: 25.07, lng: 55.13 } }
  await fill(database, [{ ...more, place: 'dubai-marina' }])
  const { clusters, pins, total } = await readMap(database.db, lookups, { box }, zoom)
  expect(clusters.length).toBeGreaterThan(0)
  const inClusters = clusters.reduce((sum, { count }) => sum + count, 0)
  expect(inClusters + pins.length).toBe(placed.length + 1)
  expect(total).toBe(placed.length + 1 + unplaced.length)
})
