import type {
  PropertyDraftContent,
  PropertyDraftPicture,
} from '@manzil/api-client/generated/types.gen'
import { emptyContent } from '@manzil/domain/property-draft/empty-content'
import type { Translate } from '@manzil/i18n/texts'
import { expect, test } from 'vitest'
import { bodyOf, numberOf } from '../body-of.ts'
import { checkContent, fieldOf } from '../check-content.ts'
import { moved } from '../media/PictureList.tsx'
import { placePicture } from '../media/place-picture.ts'
import { assessmentFormOf } from '../quality/assessment-form.ts'
import { takeReading } from '../take-reading.ts'

const id = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
const filled: PropertyDraftContent = {
  ...emptyContent,
  title: 'Two-bedroom apartment',
  description: 'Corner apartment on a middle floor.',
  purpose: 'sale',
  category_id: id,
  sub_category_id: id,
  location_id: 'dubai-marina',
  size: '1,302',
  bedrooms: '2',
  permit_number: '71234567890',
}
// The keys of the texts stand for their words.
const t: Translate<'propertyForm'> = (key) => key
const check = (change: Partial<PropertyDraftContent>) =>
  checkContent({ ...filled, ...change }, { t, isResidential: true, status: 'live' })

test('numbers are read as people write them', () => {
  expect(['1,850,000', '١٣٠٢', '16.5', '', '-2'].map(numberOf)).toEqual([
    1_850_000,
    1302,
    16.5,
    null,
    -2,
  ])
  expect(numberOf('about 2m')).toBeNaN()
})

test('pictures come in the order in which they were chosen, whichever arrives first', () => {
  const picture = (url: string): PropertyDraftPicture => ({
    url,
    role: 'photo',
    alt: '',
    alt_ar: '',
  })
  const orders = new Map([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
  let pictures = [picture('from before')]
  for (const url of ['c', 'a', 'b']) pictures = placePicture(pictures, picture(url), orders)
  expect(pictures.map(({ url }) => url)).toEqual(['from before', 'a', 'b', 'c'])
})

test('a permit that can be none earns nothing', () => {
  const permitOf = (permit_number: string) =>
    assessmentFormOf({ ...filled, permit_number }, null).permit_number
  expect(['abc', ' 71234567890 ', ''].map(permitOf)).toEqual([null, '71234567890', null])
})

test('a form that says everything can be sent', () => {
  expect(check({})).toEqual({})
  expect(bodyOf(filled, 'live')).toMatchObject({ size: 1302, price: null, coordinates: null })
})

test('what goes with a rent alone, or with a home that is not built, is sent of such alone', () => {
  const terms = { cheques: '4', security_deposit: '5,000', handover: '2027-Q1' }
  const sent = (change: Partial<PropertyDraftContent>) => {
    const { cheques, security_deposit, handover } = bodyOf(
      { ...filled, ...terms, ...change },
      'live',
    )
    return [cheques, security_deposit, handover]
  }
  expect(sent({ purpose: 'sale', completion: 'ready' })).toEqual([null, null, null])
  expect(sent({ purpose: 'rent', completion: 'ready' })).toEqual([4, 5000, null])
  expect(sent({ purpose: 'sale', completion: 'off_plan' })).toEqual([null, null, '2027-Q1'])
})

test.each([
  ['title', 'Hm', 'error.short'],
  ['title', ' ', 'error.required'],
  ['price', 'two', 'error.number'],
  ['price', '-1', 'error.least'],
  ['price', '0', 'error.least'],
  ['bedrooms', '101', 'error.most'],
  ['permit_number', '', 'error.required'],
  ['permit_number', 'a b c d e', 'error.permit'],
  ['video_url', 'http://youtube.com/x', 'error.link'],
  ['available_from', '2027-02-29', 'error.day'],
  ['available_from', '2026-04-31', 'error.day'],
  ['purpose', '', 'error.required'],
  ['year_built', '1066', 'error.least'],
] as const)('%s as “%s” is told beside its field', (field, value, words) => {
  expect(check({ [field]: value })).toEqual({ [field]: words })
})

test('what the form refuses earns nothing while it is written', () => {
  const abroad = { ...filled, price: '0', size: '0', lat: '48.85', lng: '2.35' }
  expect(assessmentFormOf(abroad, null)).toMatchObject({
    price: null,
    size: null,
    has_pin: false,
    coordinates: null,
  })
})

test('a leap day is a day', () => {
  expect(check({ available_from: '2028-02-29' })).toEqual({})
})

test('what was read fills the form and is marked, and amenities are added to those that are there', () => {
  const values = [
    { field: 'bedrooms', value: '3', quote: '3 beds' },
    { field: 'features', value: 'gym', quote: 'gym' },
  ] as const
  const content = { ...filled, features: ['balcony'] }
  expect(takeReading(content, { values: [...values], unread: [] })).toEqual({
    bedrooms: '3',
    features: ['balcony', 'gym'],
    read: values,
  })
})

test('pictures change places and never get lost', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b'], 1, 5)).toEqual(['a', 'b'])
  expect(fieldOf('coordinates.lng')).toBe('lng')
  expect(fieldOf('media.0.url')).toBe('media')
})
