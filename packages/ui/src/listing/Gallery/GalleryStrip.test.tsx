import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { GalleryStrip } from './GalleryStrip.tsx'
import type { GalleryTexts } from './gallery-texts.ts'

const texts: GalleryTexts = {
  label: 'Pictures',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  showAll: 'All',
  position: (index, count) => `${index} of ${count}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  thumbnails: 'Small',
}
const pictures = ['/a.jpg', '/b.jpg', '/c.jpg'].map((src, at) => ({
  src,
  alt: `picture ${at + 1}`,
}))
/** px */
const width = 300

/** The strip, and the offsets that it is scrolled to. */
function open(dir: 'ltr' | 'rtl') {
  show(<GalleryStrip pictures={pictures} texts={texts} />, { dir })
  const track = screen.getByRole('group', { name: 'Pictures' })
  vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(width)
  let left: number | undefined
  track.scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === 'object') left = to.left
  }
  return { offset: () => left, press: (key: string) => fireEvent.keyDown(track, { key }) }
}
const position = () => screen.getByRole('status').textContent

afterEach(() => vi.restoreAllMocks())

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft', 1],
  ['rtl', 'ArrowLeft', 'ArrowRight', -1],
] as const)('%s: %s goes on, %s goes back', (dir, onward, back, sign) => {
  const { offset, press } = open(dir)
  press(onward)
  expect([position(), offset()]).toEqual(['2 of 3', sign * width])
  press(onward)
  expect([position(), offset()]).toEqual(['3 of 3', sign * 2 * width])
  press(back)
  expect([position(), offset()]).toEqual(['2 of 3', sign * width])
})

it.each([
  ['ltr', 1],
  ['rtl', -1],
] as const)('%s: its buttons, Home and End lead the same way', (dir, sign) => {
  const { offset, press } = open(dir)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect([position(), offset()]).toEqual(['2 of 3', sign * width])
  press('End')
  expect([position(), offset()]).toEqual(['3 of 3', sign * 2 * width])
  press('Home')
  expect(position()).toBe('1 of 3')
})

it('goes around over both ends', () => {
  const { press } = open('ltr')
  press('ArrowLeft')
  expect(position()).toBe('3 of 3')
  press('ArrowRight')
  expect(position()).toBe('1 of 3')
})

it('follows the scrolling of a finger, whose offsets are negative from right to left', () => {
  open('rtl')
  const track = screen.getByRole('group', { name: 'Pictures' })
  track.scrollLeft = -2 * width
  fireEvent.scroll(track)
  expect(position()).toBe('3 of 3')
})
