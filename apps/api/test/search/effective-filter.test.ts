import type { TextLimits } from '@manzil/query-language/search/read-limits'
import type { SearchReading } from '@manzil/query-language/search/read-search'
import { describe, expect, test } from 'vitest'
import { applyReading, isImpossible } from '../../src/modules/property/filter/effective-filter.ts'
import type { PropertyFilter } from '../../src/modules/property/filter/filter.ts'
import { buildPlaceTree } from '../../src/modules/property/filter/place-tree.ts'

const [coast, harbour, pier, desert, oasis] = [1, 2, 3, 4, 5]
const tree = buildPlaceTree(
  [[coast], [coast, harbour], [coast, harbour, pier], [desert], [desert, oasis]].map((path) => ({
    code: path.at(-1) ?? 0,
    path,
    needs_parent: false,
  })),
)
const placeCode = new Map(Object.entries({ coast, harbour, pier, desert, oasis }))
const [villa, flat, office] = [11, 12, 13]
const typeCode = new Map([
  ['villa', villa],
  ['apartment', flat],
  ['office', office],
])

type Named = Partial<Omit<SearchReading, 'limits'>> & { limits?: Partial<TextLimits> }

function read(named: Named): SearchReading {
  return {
    places: [],
    types: [],
    purpose: undefined,
    beds: [],
    terms: [],
    typeTerms: [],
    text: '',
    isCorrected: false,
    ...named,
    limits: {
      price: {},
      size: {},
      beds: {},
      bathsMin: undefined,
      furnished: undefined,
      completion: undefined,
      purpose: undefined,
      ...named.limits,
    },
  }
}

const price = { min: 500, max: 900 }
const size = { min: 70, max: 95 }
const beds = { min: 2, max: 4 }

const cases: { what: string; chosen?: PropertyFilter; named?: Named; found: PropertyFilter }[] = [
  { what: 'a text that names nothing leaves all as it was chosen', found: {} },
  {
    what: 'everything that was chosen stays beside a text that names nothing',
    chosen: { purpose: 2, places: [harbour], types: [villa], beds: [1], verified: true, text: 'a' },
    found: { purpose: 2, places: [harbour], types: [villa], beds: [1], verified: true, text: 'a' },
  },
  { what: 'a purpose', named: { purpose: 'rent' }, found: { purpose: 2 } },
  {
    what: 'a purpose beside a chosen one',
    chosen: { purpose: 1 },
    named: { purpose: 'rent' },
    found: { purpose: 1 },
  },
  { what: 'furniture', named: { limits: { furnished: 'partly' } }, found: { furnished: 3 } },
  {
    what: 'furniture beside a chosen one',
    chosen: { furnished: 1 },
    named: { limits: { furnished: 'partly' } },
    found: { furnished: 1 },
  },
  { what: 'a state', named: { limits: { completion: 'off_plan' } }, found: { completion: 2 } },
  {
    what: 'a state beside a chosen one',
    chosen: { completion: 1 },
    named: { limits: { completion: 'off_plan' } },
    found: { completion: 1 },
  },
  { what: 'bathrooms', named: { limits: { bathsMin: 3 } }, found: { bathrooms_min: 3 } },
  {
    what: 'bathrooms beside a chosen number',
    chosen: { bathrooms_min: 2 },
    named: { limits: { bathsMin: 3 } },
    found: { bathrooms_min: 2 },
  },
  { what: 'prices', named: { limits: { price } }, found: { price_min: 500, price_max: 900 } },
  {
    what: 'prices beside a chosen least',
    chosen: { price_min: 600 },
    named: { limits: { price } },
    found: { price_min: 600 },
  },
  {
    what: 'prices beside a chosen most',
    chosen: { price_max: 600 },
    named: { limits: { price } },
    found: { price_max: 600 },
  },
  { what: 'sizes', named: { limits: { size } }, found: { size_min: 70, size_max: 95 } },
  {
    what: 'sizes beside a chosen least',
    chosen: { size_min: 80 },
    named: { limits: { size } },
    found: { size_min: 80 },
  },
  {
    what: 'sizes beside a chosen most',
    chosen: { size_max: 80 },
    named: { limits: { size } },
    found: { size_max: 80 },
  },
  { what: 'numbers of bedrooms', named: { beds: [1, 3] }, found: { beds: [1, 3] } },
  {
    what: 'a range of bedrooms',
    named: { limits: { beds } },
    found: { bedrooms_min: 2, bedrooms_max: 4 },
  },
  {
    what: 'numbers of bedrooms, which go before a range',
    named: { beds: [1], limits: { beds } },
    found: { beds: [1] },
  },
  ...[{ beds: [5] }, { bedrooms_min: 5 }, { bedrooms_max: 5 }].map((chosen) => ({
    what: `bedrooms beside the chosen ${Object.keys(chosen)}`,
    chosen,
    named: { beds: [1], limits: { beds } },
    found: chosen,
  })),
  { what: 'places', named: { places: ['pier', 'oasis'] }, found: { places: [pier, oasis] } },
  {
    what: 'a place inside the chosen one',
    chosen: { places: [coast] },
    named: { places: ['pier'] },
    found: { places: [pier] },
  },
  {
    what: 'a place around the chosen one',
    chosen: { places: [harbour, oasis] },
    named: { places: ['coast'] },
    found: { places: [harbour] },
  },
  {
    what: 'a place outside the chosen one',
    chosen: { places: [desert] },
    named: { places: ['pier'] },
    found: { places: [] },
  },
  { what: 'types', named: { types: ['villa', 'apartment'] }, found: { types: [villa, flat] } },
  {
    what: 'types beside chosen ones',
    chosen: { types: [flat, office] },
    named: { types: ['villa', 'apartment'] },
    found: { types: [flat] },
  },
  {
    what: 'another type than the chosen one',
    chosen: { types: [office] },
    named: { types: ['villa'] },
    found: { types: [] },
  },
  { what: 'a type that the catalogue lacks', named: { types: ['warehouse'] }, found: {} },
  {
    what: 'a type that the catalogue lacks beside a chosen one',
    chosen: { types: [office] },
    named: { types: ['warehouse', 'office'] },
    found: { types: [office] },
  },
]

test.each(cases)('a text and chosen filters: $what', ({ chosen = {}, named = {}, found }) => {
  const before = structuredClone(chosen)
  expect(applyReading(chosen, read(named), { tree, typeCode, placeCode })).toEqual(found)
  expect(chosen).toEqual(before)
})

describe('a filter that nothing can meet', () => {
  test.each<[boolean, PropertyFilter]>([
    [false, {}],
    [false, { places: [coast], types: [villa], beds: [0] }],
    // Criteria that are left empty ask for nothing.
    [false, { amenities: [], amenityChoices: [] }],
    [true, { places: [], types: [villa], beds: [0] }],
    [true, { places: [coast], types: [], beds: [0] }],
    [true, { places: [coast], types: [villa], beds: [] }],
    [true, { places: [] }],
    [true, { types: [] }],
    [true, { beds: [] }],
  ])('%s: %j', (expected, filter) => {
    expect(isImpossible(filter)).toBe(expected)
  })
})
