import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import type { GalleryTexts } from './gallery-texts.ts'
import { Lightbox } from './Lightbox.tsx'

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
const pictures = ['/a.jpg', '/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg', '/e.jpg'].map((src, at) => ({
  src,
  alt: `picture ${at + 1}`,
}))

it('zooms by button and keys between the whole and four times, and starts over on the next', async () => {
  const onClose = vi.fn()
  show(<Lightbox pictures={pictures} texts={texts} onClose={onClose} />)
  const dialog = await screen.findByRole('dialog')
  const width = () => dialog.querySelector<HTMLElement>('.mz-zoom__picture')?.style.inlineSize
  const more = screen.getByRole('button', { name: 'Zoom in' })
  for (let press = 0; press < 9; press++) fireEvent.click(more)
  expect(width()).toBe('400%')
  expect(more.getAttribute('aria-disabled')).toBe('true')
  fireEvent.keyDown(more, { key: '-' })
  expect(width()).toBe('300%')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(dialog.querySelector('[data-enlarged]')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it('draws the neighbours only, also over the ends', async () => {
  show(<Lightbox pictures={pictures} texts={texts} start={0} onClose={() => {}} />)
  const dialog = await screen.findByRole('dialog')
  const drawn = [...dialog.querySelectorAll('.mz-gallery__slide img')]
  expect(drawn.map((image) => image.getAttribute('alt'))).toEqual([
    'picture 1',
    'picture 2',
    'picture 6',
  ])
})

it('has the player only while its slide is shown', async () => {
  const media = { kind: 'video', label: 'Video', content: <p>player</p> } as const
  const [first, ...rest] = pictures
  if (!first) throw new Error('a picture expected')
  show(<Lightbox pictures={[{ ...first, media }, ...rest]} texts={texts} onClose={() => {}} />)
  await screen.findByText('player')
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.queryByText('player')).toBeNull()
})
