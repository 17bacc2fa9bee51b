import { expect, test } from 'vitest'
import { places } from '../src/places/places.ts'
import { hasTowers, surroundings } from '../src/places/surroundings.ts'

test('surroundings are those of places that there are', () => {
  const slugs = new Set(places.map(({ slug }) => slug))
  expect([...surroundings.keys()].filter((slug) => !slugs.has(slug))).toEqual([])
  expect(surroundings.size).toBeGreaterThan(100)
})

test('flats are in towers at the marina and not among villas', () => {
  const towersAt = (slug: string) => hasTowers(surroundings.get(slug)?.kind ?? 'villas')
  expect(towersAt('dubai-marina')).toBe(true)
  expect(towersAt('arabian-ranches')).toBe(false)
})
