import { expect, test } from 'vitest'
import type { PropertyForm } from '../../src/own-property/check-form.ts'
import { isFarFrom } from '../../src/own-property/pin.ts'
import { lastYearBuilt, untrueFacts } from '../../src/own-property/untrue-facts.ts'

const form: PropertyForm = {
  title: 'Corner apartment over the water',
  description: 'A corner apartment on a middle floor with a balcony.',
  status: 'live',
  purpose: 'sale',
  category_id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
  location_id: 'dubai-marina',
}
const paris = { lat: 48.85, lng: 2.35, approximate: false }

test.each<[string, Partial<PropertyForm>, string[]]>([
  ['nothing', {}, []],
  ['a floor above the top', { floor: 99, total_floors: 10 }, ['floor aboveTop']],
  ['the top floor', { floor: 10, total_floors: 10 }, []],
  ['a title in English', { title_ar: 'Corner apartment' }, ['title_ar noArabic']],
  ['a text in English', { description_ar: 'By the sea' }, ['description_ar noArabic']],
  ['a title with Latin names', { title_ar: 'شقة في JVC' }, []],
  ['a point in Paris', { coordinates: paris }, ['coordinates outside']],
  ['a point in Dubai', { coordinates: { lat: 25.08, lng: 55.14, approximate: false } }, []],
  ['a year far ahead', { year_built: lastYearBuilt() + 1 }, ['year_built most']],
  ['a year that comes soon', { year_built: lastYearBuilt() }, []],
  ['no day', { available_from: '2027-02-29' }, ['available_from day']],
])('%s', (_name, change, expected) => {
  const found = untrueFacts({ ...form, ...change })
  expect(found.map(({ path, fault }) => `${path} ${fault}`)).toEqual(expected)
})

test('a point is far from a community, and never from an emirate', () => {
  const marina = { kind: 'community', lat: 25.08, lng: 55.14 } as const
  expect(isFarFrom({ lat: 25.1, lng: 55.2 }, marina)).toBe(false)
  expect(isFarFrom({ lat: 24.45, lng: 54.38 }, marina)).toBe(true)
  expect(isFarFrom({ lat: 24.45, lng: 54.38 }, { ...marina, kind: 'emirate' })).toBe(false)
})
