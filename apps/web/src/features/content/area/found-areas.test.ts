import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { Location } from '@manzil/api-client/generated/types.gen'
import { localName } from '@manzil/domain/local-name'
import { expect, test } from 'vitest'
import { foundAreas } from './found-areas.ts'

const [example] = fixtures.listLocations().data
if (!example) throw new Error('the contract has no example of a place')
const place = (_id: string, name: string, name_ar: string, parent_id: string | null): Location => ({
  ...example,
  _id,
  name,
  name_ar,
  names: {},
  parent_id,
})
const places = [
  place('dubai', 'Dubai', 'دبي', null),
  place('sharjah', 'Sharjah', 'الشارقة', null),
  place('jvc', 'Jumeirah Village Circle', 'قرية جميرا الدائرية', 'dubai'),
  place('al-barsha', 'Al Barsha', 'البرشاء', 'dubai'),
  place('al-khan', 'Al Khan', 'الخان', 'sharjah'),
]
const guides = [{ place: 'jvc' }, { place: 'al-khan' }, { place: 'al-barsha' }]
const found = (typed: string, language: string) =>
  foundAreas(guides, places, typed, { language, name: (each) => localName(each, language) }).map(
    ({ guide }) => guide.place,
  )

test('places stand in the order of their names in the language of the reader', () => {
  expect(found('', 'en')).toEqual(['al-barsha', 'al-khan', 'jvc'])
  expect(found('', 'ar')).toEqual(['al-barsha', 'al-khan', 'jvc'])
  expect(foundAreas([{ place: 'unknown' }], places, '', { language: 'de', name: String })).toEqual([
    { guide: { place: 'unknown' }, known: undefined, parent: undefined },
  ])
})

test.each([
  ['barsha', ['al-barsha']],
  ['برشا', ['al-barsha']],
  ['sharjah', ['al-khan']],
  ['  VILLAGE ', ['jvc']],
  ['atlantis', []],
])('"%s" finds by the names in any language', (typed, expected) => {
  expect(found(typed, 'en')).toEqual(expected)
  expect(found(typed, 'ar')).toEqual(expected)
})
