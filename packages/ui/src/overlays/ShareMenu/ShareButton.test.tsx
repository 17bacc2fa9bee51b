import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ShareButton } from './ShareButton.tsx'

const texts = { share: 'Share', copy: 'Copy', copied: 'Copied', failed: 'Failed', more: 'More' }
const draw = () =>
  show(<ShareButton url="https://a.example/" title="Home" texts={texts} links={[]} />)

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

it('opens the menu by the press that loads it', async () => {
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeTruthy()
})

it('leaves sharing to the machine where fingers are used', async () => {
  const share = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(pointer: coarse)',
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ url: 'https://a.example/', title: 'Home' })
  expect(screen.queryByRole('menu')).toBeNull()
})
