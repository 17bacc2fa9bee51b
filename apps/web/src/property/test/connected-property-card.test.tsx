import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw } from '../../test/draw.tsx'
import { ConnectedPropertyCard } from '../ConnectedPropertyCard.tsx'

const [example] = fixtures.listProperties().data
if (!example) throw new Error('The contract has no example of a listing.')
const property: PropertyCard = example
const picture = { url: '/1.svg', role: 'facade', illustration: true, alt: '', alt_ar: '' } as const

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
