import type { MediaItem } from '@manzil/api-client/generated/types.gen'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw } from '../../../../test/draw.tsx'
import { Pictures } from '../sections/Pictures.tsx'
import { exampleProperty } from './open-details.tsx'

const facade = {
  url: '/scenes/facade/tower/marina/1.svg',
  role: 'facade',
  illustration: true,
  alt: '',
  alt_ar: '',
} as const
const photo = {
  url: '/photo.jpg',
  role: 'photo',
  illustration: false,
  alt: '',
  alt_ar: '',
} as const

const show = (media: readonly MediaItem[], placeholders: (string | null)[] = []) =>
  draw(
    <Pictures
      property={exampleProperty({ media: [...media], placeholders })}
      title="Bright flat"
    />,
    {
      texts: ['details'],
    },
  )

test('a drawing alone says what it is, and is no gallery', async () => {
  const { container } = await show([facade])
  expect(screen.getByText('Illustration')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(container.textContent).toBe('Illustration')
})

test('one photograph can be seen enlarged', async () => {
  await show([photo])
  expect(screen.getByRole('button')).toBeDefined()
  expect(screen.queryByText('Illustration')).toBeNull()
})

test('a photograph of which nothing is said is called by the property', async () => {
  await show([photo])
  expect(screen.getByRole('img', { name: 'Photograph: Bright flat' })).toBeDefined()
})

test('until a photograph is there, its few pixels are drawn in its place', async () => {
  const placeholder = 'data:image/webp;base64,UklGRg=='
  const { container } = await show([photo, photo], [placeholder, null])
  const drawn = [...container.querySelectorAll('img')].filter(({ src }) => src === placeholder)
  expect(drawn).toHaveLength(1)
})
