import { expect, test } from 'vitest'
import { facetsOf } from '../src/search/facets.ts'
import { seedWorld } from '../src/seed-world.ts'

test('the most bedrooms that are offered are counted with all above them', async () => {
  const world = seedWorld({ properties: 1 })
  const [property] = world.properties
  if (!property) throw new Error('The demo has no property.')
  // No property of the demo has so many.
  const properties = [1, 7, 8, 12].map((bedrooms) => ({ ...property, bedrooms }))
  const facets = await facetsOf({ ...world, properties }, {})
  const counts = new Map(facets.bedrooms.map(({ value, count }) => [value, count]))
  expect([counts.get(1), counts.get(6), counts.get(7)]).toEqual([1, 0, 3])
})
