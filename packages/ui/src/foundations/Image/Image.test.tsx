import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { Image } from './Image.tsx'

it('waits with a spinner in a frame of its final shape', () => {
  const { container } = show(<Image src="/home.jpg" alt="The house" ratio="4 / 3" />)
  const frame = container.querySelector('.mz-image')
  expect(frame?.getAttribute('data-state')).toBe('loading')
  expect(container.querySelector('.mz-spinner')).not.toBeNull()
  fireEvent.load(screen.getByRole('img', { name: 'The house' }))
  expect(frame?.getAttribute('data-state')).toBe('late')
  expect(container.querySelector('.mz-spinner')).toBeNull()
})

it('falls back to the second source and then to the drawn default', () => {
  show(<Image src="/home.jpg" alt="The house" fallbackSrc="/default.jpg" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img').getAttribute('src')).toBe('/default.jpg')
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'The house' }).querySelector('svg')).not.toBeNull()
})

it.each([undefined, ''])('draws the default for the address %j', (src) => {
  const { container } = show(<Image src={src} alt="" />)
  expect(container.querySelector('.mz-image')?.getAttribute('data-state')).toBe('failed')
})

it('is asked for where the page says, with its sizes', () => {
  show(
    <Image src="/home.jpg" alt="The house" srcSet="/small.jpg 320w" fallbackSrc="/default.jpg" />,
    {
      pictureAddress: (address) => `${address}?light=dusk`,
    },
  )
  const picture = screen.getByRole('img')
  expect(picture.getAttribute('src')).toBe('/home.jpg?light=dusk')
  expect(picture.getAttribute('srcset')).toBe('/small.jpg 320w')
  fireEvent.error(picture)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/default.jpg?light=dusk')
  expect(screen.getByRole('img').getAttribute('srcset')).toBeNull()
})

it('forgets a failure when the address changes', () => {
  const { rerender } = show(<Image src="/gone.jpg" alt="The house" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Image src="/home.jpg" alt="The house" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/home.jpg')
})

it('shows a blurred copy while it waits, and nothing of it where there is no picture', () => {
  const { container } = show(<Image src="/home.jpg" alt="The house" placeholder="/tiny.jpg" />)
  expect(container.querySelector('.mz-image__blur')?.getAttribute('src')).toBe('/tiny.jpg')
  expect(screen.getAllByRole('img')).toHaveLength(1)
  fireEvent.error(screen.getByRole('img', { name: 'The house' }))
  expect(container.querySelector('.mz-image__blur')).toBeNull()
})
