import { places } from '@manzil/catalogue/places/places'
import { shortTitle, shortTitleLanguages } from '@manzil/catalogue/titles/short-title'
import { expect, it } from 'vitest'
import { generateDemo } from '../src/demo/generate-demo.ts'
import { additionOf } from '../src/demo/text/addition-of.ts'

const bySlug = new Map(places.map((place) => [place.slug, place.names]))
const marina = { en: 'Dubai Marina', ru: 'Дубай Марина', hi: 'दुबई मरीना', zh: '迪拜码头' }
const property = {
  id: 'a',
  type: 'apartment',
  completion: 'ready',
  bedrooms: 2,
  furnished: null,
  features: [],
} as const

it('says kind, rooms and place in each language', () => {
  expect(shortTitleLanguages.map((each) => shortTitle(each, property, marina))).toEqual([
    'Квартира с 2 спальнями, Дубай Марина',
    '2 बेडरूम अपार्टमेंट, दुबई मरीना',
    '迪拜码头两居室公寓',
    'Wohnung mit 2 Schlafzimmern, Dubai Marina',
  ])
})

it('adds one thing that speaks for the property, the same in every language', () => {
  const seen = { ...property, id: 'c', features: ['sea-view'] }
  const titles = shortTitleLanguages.map((each) => shortTitle(each, seen, marina, additionOf(seen)))
  expect(titles).toEqual([
    'Квартира с 2 спальнями и видом на море, Дубай Марина',
    'समुद्र के नज़ारे वाला 2 बेडरूम अपार्टमेंट, दुबई मरीना',
    '迪拜码头两居室公寓，海景',
    'Wohnung mit 2 Schlafzimmern und Meerblick, Dubai Marina',
  ])
  const studio = { ...seen, bedrooms: 0 }
  expect(shortTitle('ru', studio, marina, additionOf(studio))).toBe(
    'Студия с видом на море, Дубай Марина',
  )
  expect(shortTitle('de', { ...property, bedrooms: 1 }, marina)).toContain('1 Schlafzimmer,')
})

it('makes a clean title of every generated property', () => {
  const titles = generateDemo({ seed: 7, now: new Date('2026-11-18') }).properties.flatMap(
    (property) => {
      const names = bySlug.get(property.place) ?? { en: '' }
      return shortTitleLanguages.map((each) =>
        shortTitle(each, property, names, additionOf({ ...property, id: property._id })),
      )
    },
  )
  expect(new Set(titles).size).toBeGreaterThan(titles.length / 4)
  expect(titles.filter((title) => /undefined|null| {2}|^[\s,]/.test(title))).toEqual([])
  expect(titles.filter((title) => title.length > 300)).toEqual([])
})
