import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { createWorld } from '@manzil/mock-api/create-world'
import { toCard } from '@manzil/mock-api/properties'
import { drawDemo } from '@manzil/mock-api/seed-world'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw } from '../../test/draw.tsx'
import { ConnectedPropertyCard } from '../ConnectedPropertyCard.tsx'
import { cardTitle } from '../card-title.ts'
import { cardPlaceOf } from '../property-names.ts'

const [example] = fixtures.listProperties().data
if (!example) throw new Error('The contract has no example of a listing.')
const place = { _id: 'jvc', name: 'Jumeirah Village Circle', name_ar: 'قرية جميرا الدائرية' }
const property: PropertyCard = {
  ...example,
  titles: {},
  location_path: [
    { _id: 'dubai', name: 'Dubai', name_ar: 'دبي', names: {}, kind: 'emirate' },
    { ...place, names: { ru: 'Джумейра-Вилладж-Сёркл' }, kind: 'community' },
  ],
  address: 'Oxford 212',
}

test.each([
  ['1-bedroom apartment in Jumeirah Village Circle', '1-bedroom apartment'],
  ['Jumeirah Village Circle', ''],
  ['High floor | Oxford 212 | Bright', 'High floor | Oxford 212 | Bright'],
  ['High floor | Oxford 212, Jumeirah Village Circle, Dubai', 'High floor'],
  ['Corner Unit - Dubai', 'Corner Unit'],
  ['Near Abudubai', 'Near Abudubai'],
  ['شقة Marina view في قرية جميرا الدائرية', 'شقة Marina view'],
  ['Dubai', ''],
])('of "%s" a card that names the place says "%s"', (title, said) => {
  expect(cardTitle({ ...property, title }, 'en')).toBe(said)
})

test('a place whose name ends with that of its emirate is taken whole', () => {
  const [emirate] = property.location_path
  const downtown = { ...place, name: 'Downtown Dubai', names: {}, kind: 'community' as const }
  const path = emirate ? [emirate, downtown] : []
  const titled = { ...property, title: 'Studio on Downtown Dubai', location_path: path }
  expect(cardTitle(titled, 'en')).toBe('Studio')
})

test('the building comes first, the emirate only where nothing finer is known', () => {
  expect(cardPlaceOf(property, 'en')).toBe('Oxford 212, Jumeirah Village Circle')
  expect(cardPlaceOf(property, 'ar')).toBe('Oxford 212، قرية جميرا الدائرية')
  const path = property.location_path.slice(0, 1)
  expect(cardPlaceOf({ ...property, address: null, location_path: path }, 'en')).toBe('Dubai')
})

test.each([
  [
    'Maple 1, Maple at Dubai Hills Estate',
    'Maple 1, Dubai Hills Estate',
    'Maple 1، دبي هيلز استيت',
  ],
  ['Maple at Dubai Hills Estate, Dubai', 'Maple, Dubai Hills Estate', 'مايبل، دبي هيلز استيت'],
  ['مايبل', 'Maple, Dubai Hills Estate', 'مايبل، دبي هيلز استيت'],
  [
    'Villa 7 (Lane 2)',
    'Villa 7 (Lane 2), Maple, Dubai Hills Estate',
    'Villa 7 (Lane 2)، مايبل، دبي هيلز استيت',
  ],
  [
    'Maples Court',
    'Maples Court, Maple, Dubai Hills Estate',
    'Maples Court، مايبل، دبي هيلز استيت',
  ],
])('of the address "%s" no place is said twice', (address, english, arabic) => {
  const [emirate] = property.location_path
  if (!emirate) throw new Error('the example lies nowhere')
  const below = (name: string, name_ar: string) => ({ ...emirate, _id: name, name, name_ar })
  const path = [emirate, below('Dubai Hills Estate', 'دبي هيلز استيت'), below('Maple', 'مايبل')]
  const there = { ...property, address, location_path: path }
  expect(cardPlaceOf(there, 'en')).toBe(english)
  expect(cardPlaceOf(there, 'ar')).toBe(arabic)
})

test('a card says what is stated and nothing else, and of a sale no cheques', async () => {
  const stated = { ...property, title: place.name, cheques: 4, advertised_by: 'Pearl Homes' }
  const { container, unmount } = await draw(
    <ConnectedPropertyCard
      property={{
        ...stated,
        purpose: 'rent',
        furnished: 'furnished',
        published_at: null,
        confirmed_at: null,
      }}
    />,
  )
  const details = () => [...container.querySelectorAll('.mz-card__details li')]
  expect(details().map(({ textContent }) => textContent)).toEqual([
    'Furnished',
    '4 cheques',
    'AED\u00a01,421 per sqft',
    'Pearl Homes',
  ])
  expect(screen.getByRole('link', { name: 'Apartment' })).toBeDefined()
  unmount()
  await draw(<ConnectedPropertyCard property={{ ...stated, purpose: 'sale', furnished: null }} />)
  expect(screen.queryByText('4 cheques')).toBeNull()
})

test.each([
  ['rate', -0.0796, '8% less per sqft than similar in Jumeirah Village Circle'],
  ['rate', 0.12, '12% more per sqft than similar in Jumeirah Village Circle'],
  ['rate', 0.004, 'As much per sqft as similar homes in Jumeirah Village Circle'],
  ['price', -0.3, '30% below similar in Jumeirah Village Circle, in total price'],
] as const)('by %s, %d from the median, a card says "%s"', async (by, distance, said) => {
  const median = by === 'rate' ? 1_540.4 : 2_010_000
  const where = { ...place, names: {}, kind: 'community' as const }
  const near_size = by === 'rate'
  const price_comparison = { by, distance, median, properties: 34, place: where, near_size }
  await draw(<ConnectedPropertyCard property={{ ...property, price_comparison }} />)
  const line = screen.getByText(said, { exact: false })
  const among = near_size
    ? 'median of 34 homes of similar size: AED\u00a01,540 per sqft'
    : 'median of 34 homes: AED\u00a02,010,000'
  expect(line.textContent).toBe(`${said} (${among})`)
})

test('no two neighbours of one community are alike by text', async () => {
  const now = new Date('2026-11-20T08:00:00Z')
  const { generated } = drawDemo({ properties: 400, now })
  const world = createWorld({ properties: 400, now }, generated)
  const cards = generated.map((each) => toCard(world, each, new Set()))
  const byPlace = Map.groupBy(cards, ({ location, purpose }) => `${purpose} ${location}`)
  const several = [...byPlace.values()].filter(({ length }) => length > 2).slice(0, 8)
  expect(several.length).toBeGreaterThan(4)
  for (const neighbours of several) {
    const { container, unmount } = await draw(
      neighbours.map((each) => <ConnectedPropertyCard key={each._id} property={each} />),
    )
    const texts = [...container.querySelectorAll('article')].map(({ textContent }) => textContent)
    expect(texts.filter((text, at) => text === texts[at + 1])).toEqual([])
    unmount()
  }
})
