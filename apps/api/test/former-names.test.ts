import { expect, test } from 'vitest'
import { toldOfFormerNames } from '../src/environment/former-names.ts'

test('an operator hears what a setting is called now', () => {
  expect(toldOfFormerNames({ DEMO_LISTINGS: '50', LISTING_ENQUIRY_LIMIT: '', PORT: '80' })).toEqual(
    ['DEMO_LISTINGS is no longer read; it is called DEMO_PROPERTIES now'],
  )
})

test('nothing is said of settings by their names', () => {
  expect(toldOfFormerNames({ DEMO_PROPERTIES: '50', PROPERTY_ENQUIRY_LIMIT: '9' })).toEqual([])
})
