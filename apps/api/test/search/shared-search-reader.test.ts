import { spokenTypes } from '@manzil/catalogue/spoken-names'
import type { SearchVocabulary } from '@manzil/query-language/search/vocabulary'
import { expect, test } from 'vitest'
import { sharedSearchReader } from '../../src/modules/property/shared-search-reader.ts'

/** Names in which the only amenity is called this. */
const namesWith = (amenity: string): SearchVocabulary => ({
  places: [],
  spellings: [],
  types: spokenTypes,
  amenities: [{ slug: 'pool', names: [amenity] }],
})
const amenitiesIn = (text: string, name: string) =>
  sharedSearchReader(namesWith(name))(text).terms.flatMap(({ amenity }) => amenity ?? [])

test('who reads by the same names has the same reader', () => {
  expect(sharedSearchReader(namesWith('lagoon'))).toBe(sharedSearchReader(namesWith('lagoon')))
})

test('who reads by other names has another one', () => {
  expect(amenitiesIn('lagoon', 'lagoon')).toEqual(['pool'])
  expect(amenitiesIn('lagoon', 'basin')).toEqual([])
  expect(amenitiesIn('basin', 'basin')).toEqual(['pool'])
})

test('a reader that others came after is let go', () => {
  const first = sharedSearchReader(namesWith('lagoon'))
  for (const name of ['basin', 'bath', 'tub']) sharedSearchReader(namesWith(name))
  expect(sharedSearchReader(namesWith('lagoon'))).not.toBe(first)
})
