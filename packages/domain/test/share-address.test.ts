import { expect, test } from 'vitest'
import { inLanguage, shareAddress } from '../src/share-address.ts'

test('addresses are made of facts in Latin letters', () => {
  const place = (_id: string) => ({
    _id,
    name: _id,
    name_ar: _id,
    names: {},
    kind: 'community' as const,
  })
  const property = {
    _id: 'id',
    type: 'apartment' as const,
    purpose: 'rent' as const,
    bedrooms: 0,
    location_path: [place('dubai'), place('deira')],
  }
  expect(shareAddress.property(property)).toBe('/p/id-studio-apartment-for-rent-in-deira')
  expect(shareAddress.property({ ...property, bedrooms: null, location_path: [] })).toBe(
    '/p/id-apartment-for-rent',
  )
  expect(shareAddress.agent({ _id: 'id', name: 'Zoë  O’Neil <b>' })).toBe('/agent/id-zoe-o-neil-b')
  expect(shareAddress.agency({ _id: 'id', name: 'منزل' })).toBe('/agency/id')
  expect(inLanguage('/faqs', 'ar')).toBe('/ar/faqs')
})
