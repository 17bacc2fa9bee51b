import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dropSession, startSession } from '../../session/session-store.ts'
import { draw } from '../../test/draw.tsx'
import { sara } from '../../test/people.ts'
import { failure, serve } from '../../test/serve.ts'
import { ConnectedPropertyCard } from '../ConnectedPropertyCard.tsx'

const [example] = fixtures.listProperties().data
if (!example) throw new Error('The contract has no example of a listing.')
const property: PropertyCard = example
const picture = { url: '/1.svg', role: 'facade', illustration: true, alt: '', alt_ar: '' } as const

afterEach(() => {
  dropSession()
  vi.unstubAllGlobals()
})

test('a property without photographs shows a drawing that says so, and counts nothing', async () => {
  await draw(<ConnectedPropertyCard property={{ ...property, media: [picture], media_count: 1 }} />)
  expect(screen.getByText('Illustration')).toBeDefined()
})

test('a property with photographs says how many', async () => {
  const photo = { ...picture, illustration: false }
  await draw(
    <ConnectedPropertyCard property={{ ...property, media: [photo, photo], media_count: 14 }} />,
  )
  expect(screen.getByText('14')).toBeDefined()
  expect(screen.queryByText('Illustration')).toBeNull()
})

test.each([
  ['saved', { body: { message: 'Saved.', data: { _id: property._id, is_liked: true } } }],
  ['refused', { status: 500, body: failure('The cellar is flooded.') }],
])('a heart that was %s can be pressed again', async (_name, answer) => {
  const call = `POST /property/add-or-remove-favourite/${property._id}`
  const calls = serve({ [call]: answer })
  startSession('token-of-sara', sara)
  await draw(<ConnectedPropertyCard property={{ ...property, is_liked: false }} />)
  const heart = screen.getByRole('button', { name: /^Save .* to favourites$/ })
  for (const presses of [1, 2]) {
    await userEvent.click(heart)
    await waitFor(() => expect(calls).toHaveLength(presses))
    await waitFor(() => expect(heart.getAttribute('aria-disabled')).toBeNull())
  }
})

test('a photograph of which nothing is said is called by the property, in the language of the page', async () => {
  const photo = { ...picture, role: 'photo', illustration: false } as const
  const named = { ...photo, url: '/2.jpg', alt: 'The terrace' }
  await draw(<ConnectedPropertyCard property={{ ...property, media: [photo], media_count: 1 }} />)
  expect(screen.getByAltText(`Photograph: ${property.title}`)).toBeDefined()
  await draw(<ConnectedPropertyCard property={{ ...property, media: [named], media_count: 1 }} />)
  expect(screen.getByAltText('The terrace')).toBeDefined()
})
