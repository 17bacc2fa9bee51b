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

const show = (media: readonly (typeof facade | typeof photo)[]) =>
  draw(<Pictures property={exampleProperty({ media: [...media] })} title="Bright flat" />, {
    texts: ['details'],
  })

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
