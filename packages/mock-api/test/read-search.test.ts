import { expect, test } from 'vitest'
import { readSearch } from '../src/search/read-search.ts'

const beds = (number: number) => ({ bedrooms_min: number, bedrooms_max: number })

test.each([
  [
    '2 bed marina under 1.5m',
    { ...beds(2), price_max: 1_500_000, purpose: 'sale', search: 'marina' },
  ],
  ['1-2 million', { price_min: 1_000_000, price_max: 2_000_000, purpose: 'sale' }],
  ['below 100k per year', { price_max: 100_000, purpose: 'rent' }],
  ['studio for rent under 5k a month', { ...beds(0), price_max: 60_000, purpose: 'rent' }],
  ['furnished 1br over 900 sqft', { ...beds(1), furnished: 'furnished', size_min: 900 }],
  [
    'off-plan villa 2-3 bedrooms',
    { bedrooms_min: 2, bedrooms_max: 3, completion: 'off_plan', purpose: 'sale', search: 'villa' },
  ],
  [
    'شقة غرفتين للبيع أقل من 1.5 مليون',
    { ...beds(2), price_max: 1_500_000, purpose: 'sale', search: 'شقة' },
  ],
  ['للإيجار مفروشة حتى ٨٠ ألف', { price_max: 80_000, furnished: 'furnished', purpose: 'rent' }],
  ['marina view', { search: 'marina view' }],
  ['damac hills 2', { search: 'damac hills 2' }],
])('"%s"', (text, expected) => {
  expect(readSearch(text)).toEqual(expected)
})
