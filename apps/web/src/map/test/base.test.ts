import { boundsAround } from '@manzil/ui/map/geometry'
import { expect, test } from 'vitest'
import { loadGround } from '../base/load-ground.ts'
import { placeLabels } from '../base/place-labels.ts'
import { readBase } from '../base/read-base.ts'
import { roadLabels } from '../base/road-labels.ts'

test('lines are read step by step', () => {
  const packed = { unit: 100, communities: [], water: [], borders: [], roads: [] }
  expect(readBase({ ...packed, land: [[5500, 2500, 10, -5]] }).land).toEqual([
    [
      [55, 25],
      [55.1, 24.95],
    ],
  ])
})

test('the map holds the country, its main roads and the communities of Dubai', async () => {
  const ground = await loadGround()
  const [west = 0, south = 0, east = 0, north = 0] = boundsAround(ground.borders.flat()) ?? []
  expect([west < 52, south < 23, east > 56.2, north > 26]).toEqual([true, true, true, true])
  expect(ground.communities.length).toBeGreaterThan(200)
  expect(ground.roads.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['E11', 'E44', 'E311', 'E611', 'D94']),
  )
  const sheikhZayed = ground.roads.find(({ id }) => id === 'E11')?.line ?? []
  // Interchange 5, at the Marina.
  expect(sheikhZayed.some(([lng, lat]) => Math.hypot(lng - 55.141, lat - 25.074) < 0.01)).toBe(true)
  expect(roadLabels(ground.roads).filter(({ text }) => text === 'E11').length).toBeGreaterThan(10)
})

test('emirates are named first, then communities by their properties', () => {
  const place = {
    name: '',
    name_ar: '',
    names: {},
    parent_id: null,
    coordinates: { lat: 25, lng: 55, approximate: true },
    bounds: { south: 25, west: 55, north: 25, east: 55 },
  }
  const labels = placeLabels(
    [
      { ...place, _id: 'small', kind: 'community', listings_count: 3 },
      { ...place, _id: 'large', kind: 'community', listings_count: 300 },
      { ...place, _id: 'dubai', kind: 'emirate', listings_count: 303 },
    ],
    ({ _id }) => _id,
  )
  expect(labels.map(({ id }) => id)).toEqual(['dubai', 'large', 'small'])
  expect(labels.map(({ kind }) => kind)).toEqual(['city', 'community', 'community'])
})
