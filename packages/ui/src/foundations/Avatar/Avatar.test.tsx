import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../test/render.tsx'
import { Avatar } from './Avatar.tsx'
import { pictureSources } from './picture-sources.ts'

it('takes absolute addresses and paths, in their order', () => {
  const candidates = [
    undefined,
    null,
    '',
    'photo.jpg',
    '//evil.example/a.jpg',
    'javascript:alert(1)',
    '/a.jpg',
    ' https://b.example/b.jpg ',
    'HTTP://c.example/c.jpg',
  ]
  expect(pictureSources(candidates)).toEqual([
    '/a.jpg',
    'https://b.example/b.jpg',
    'HTTP://c.example/c.jpg',
  ])
})

it('goes down the chain as pictures fail, and ends with the drawn figure', () => {
  show(<Avatar sources={['', '/first.jpg', '/second.jpg']} alt="Noor" fallbackSrc="/default.png" />)
  for (const address of ['/first.jpg', '/second.jpg', '/default.png']) {
    const image = screen.getByRole('img', { name: 'Noor' })
    expect(image.getAttribute('src')).toBe(address)
    fireEvent.error(image)
  }
  expect(screen.getByRole('img', { name: 'Noor' }).tagName.toLowerCase()).toBe('svg')
})

it('starts over when the candidates change', () => {
  const { rerender } = show(<Avatar sources={['/gone.jpg']} alt="Noor" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Avatar sources={['/new.jpg']} alt="Noor" />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/new.jpg')
})
