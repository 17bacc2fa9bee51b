import { expect, it } from 'vitest'
import { readField, readSource } from '../conversation/evidence-names.ts'

it.each([
  ['price', { key: 'price', rest: '' }],
  ['price_per_sqft', { key: 'price_per_sqft', rest: '' }],
  ['price_per_sqft median', { key: 'price_per_sqft_median', rest: '' }],
  ['medianPerSqft', { key: 'price_per_sqft_median', rest: '' }],
  ['gross_yield dubai-marina', { key: 'gross_yield', rest: 'dubai-marina' }],
  ['listings for sale Palm Jumeirah', { key: 'listings_for_sale', rest: 'Palm Jumeirah' }],
  ['secret_column', { key: null, rest: '' }],
])('reads the field %s', (field, named) => {
  expect(readField(field)).toEqual(named)
})

it('reads our own sources, keeps names of offices, and shows no other word of ours', () => {
  expect(readSource('asking prices of live listings')).toEqual({ key: 'asking', name: '' })
  expect(readSource('Dubai Land Department').name).toBe('Dubai Land Department')
  expect(readSource('دائرة الأراضي والأملاك في دبي').name).toBe('دائرة الأراضي والأملاك في دبي')
  expect(readSource('land register')).toEqual({ key: null, name: '' })
})
