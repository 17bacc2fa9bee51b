import { expect, test } from 'vitest'
import { photographsNamed } from '../../../src/import/named-photographs.ts'
import { pictureAddresses } from '../../../src/import/rules/picture-addresses.ts'

const [one, two] = ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg?w=1,h=2']

test.each([
  [{ images: [one, two] }],
  [{ Photos: `${one}|${two}` }],
  [{ 'photo urls': `${one}, ${two}` }],
  [{ pictures: [{ url: one, caption: 'Kitchen' }, { url: two }] }],
  [{ primary_image_url: one, image_2: two }],
  [{ coverPhotoUrl: `${one}\n${two}#top`, photographs: one }],
])('addresses are read from %j', (record) => {
  expect(pictureAddresses(record)).toEqual([one, two])
})

test.each([
  [{ images: 'none' }],
  [{ images: 'javascript:alert(1) data:image/png;base64,AAAA file:///etc/passwd' }],
  [{ images: 'https://user:secret@pictures.example/1.jpg' }],
  [{ images: `https://pictures.example/${'a'.repeat(3_000)}` }],
  [{ images: 12 }],
  [{ image_count: one, agent_photo: one, property_url: one }],
])('%# names none', (record) => {
  expect(pictureAddresses(record)).toEqual([])
})

test('a preview of another advert is no photograph of the listing that carries it', () => {
  const picture = { primary_image_url: 'https://pictures.example/7-400x300.jpeg' }
  expect(photographsNamed('portal-rents', { type: 'Villa', ...picture })).toEqual([])
  expect(photographsNamed('portal-rents', { type: 'Apartment', ...picture })).toHaveLength(1)
  expect(photographsNamed('portal-rents', null)).toEqual([])
  expect(photographsNamed('owner', picture)).toEqual([])
})

test('no listing has more than twenty', () => {
  const photos = Array.from({ length: 50 }, (_, at) => `https://pictures.example/${at}.jpg`)
  expect(photographsNamed('amenity-sales', { photos: photos.join(' ') })).toHaveLength(20)
})
