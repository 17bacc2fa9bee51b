import { expect, it } from 'vitest'
import { readField, readSource } from '../conversation/evidence-names.ts'

it.each([
  ['price', { key: 'price', rest: '' }],
  ['price_per_sqft', { key: 'price_per_sqft', rest: '' }],
  ['price_per_sqft median', { key: 'price_per_sqft_median', rest: '' }],
  ['gross_yield dubai-marina', { key: 'gross_yield', rest: 'dubai marina' }],
  ['listings for sale palm-jumeirah', { key: 'listings_for_sale', rest: 'palm jumeirah' }],
  ['service_charge', { key: null, rest: 'service charge' }],
])('reads the field %s', (field, named) => {
  expect(readField(field)).toEqual(named)
})

it('reads sources, and keeps those that it does not know', () => {
  expect(readSource('asking prices of live listings')).toEqual({ key: 'asking', rest: '' })
  expect(readSource('land register')).toEqual({ key: null, rest: 'land register' })
})
