import type { PropertyRow } from '../../src/db/property-row.ts'
import { seededRandom } from './random.ts'
import { randomProperty } from './random-properties.ts'

const properties = 48

/** An emirate, communities and parts of communities, with neighbours of each kind. */
const places = [
  'dubai-marina',
  'deira',
  'naif',
  'al-muteena',
  'business-bay',
  'bay-square',
  'sharjah',
  'abu-dhabi',
]
/** Numbers that share no divisor with one another or with the places, so that all go together. */
const types = [
  ['apartment', 'loft'],
  ['villa', 'detached'],
  ['office', null],
] as const
const views = [[], ['pool'], ['gym', 'balcony'], ['pool', 'gym', 'payment-plan'], ['balcony']]
const furniture = ['furnished', 'unfurnished', 'partly', null] as const
const states = [null, 'off_plan', 'ready', 'ready'] as const

/** Round values that follow from the number of a property; every value that may be missing is at times. */
function property(number: number): PropertyRow {
  const [type, subtype] = types[number % types.length] ?? types[0]
  const step = number % 7
  return {
    ...randomProperty(number, seededRandom(number)),
    purpose: number % 5 < 3 ? 'sale' : 'rent',
    type,
    subtype: number % 2 === 0 ? subtype : null,
    place: places[number % places.length] ?? 'sharjah',
    price: step === 0 ? null : step * 100_000,
    bedrooms: number % 6 === 5 ? null : number % 6,
    bathrooms: number % 5 === 0 ? null : number % 5,
    size: number % 11 === 0 ? null : (number % 11) * 100,
    amenities: [...(views[number % views.length] ?? [])],
    furnished: furniture[number % 4] ?? null,
    completion: states[(number >> 1) % 4] ?? null,
    verified: number % 3 === 1,
    // Steps of a hundredth of a degree from a corner, eight in a row.
    coordinates:
      number % 9 === 0
        ? null
        : { lat: 25 + (number % 8) / 100, lng: 55 + Math.floor(number / 8) / 100 },
    title: number % 4 === 1 ? 'Sunny corner home' : 'Home with a terrace',
    titleAr: null,
    description: number % 6 === 2 ? 'Near the observatory.' : 'Near the tram.',
    publishedAt: new Date(Date.UTC(2026, 9, 1 + (number % 10))),
  }
}

/** Few properties, whose values can be told from one another. */
export const fewProperties: readonly PropertyRow[] = Array.from({ length: properties }, (_, at) =>
  property(at + 1),
)
