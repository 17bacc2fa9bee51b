import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { timeouts } from '../../../../config/src/vitest-preset.ts'
import { show } from '../../../test/render.tsx'
import { ShareMenu } from './ShareMenu.tsx'

const texts = { share: 'Share', copy: 'Copy', copied: 'Copied', failed: 'Failed', more: 'More' }
const links = [{ id: 'mail', label: 'Email', href: 'mailto:?body=x' }]

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

async function opened() {
  show(<ShareMenu url="https://a.example/" title="Home" texts={texts} links={links} />)
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  await screen.findByRole('menu')
}

it('offers the sheet of the machine only where there is one', async () => {
  await opened()
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Copy', 'Email'])
})

it('shares by the sheet, and takes its closing for no failure', async () => {
  const share = vi.fn(() => Promise.reject(new Error('closed')))
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  await opened()
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  await userEvent.keyboard('{End}{Enter}')
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({ url: 'https://a.example/', title: 'Home' }),
  )
  await act(async () => {})
  expect(screen.getByRole('status').textContent).toBe('')
})

it(
  'says that the address is copied, and offers to share again after it',
  async () => {
    await opened()
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
    await userEvent.keyboard('{Home}{Enter}')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''))
    // The outcome stands for its two seconds, and on a busy machine the menu takes as long to open.
  },
  timeouts({ test: 15_000 }).testTimeout,
)
