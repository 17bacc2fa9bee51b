import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { HeaderShell } from './HeaderShell.tsx'
import type { HeaderEntry } from './header-entry.ts'

const onSelect = vi.fn()
const item = (label: string) => ({ id: label, label, href: `/${label}` })
const entries: HeaderEntry[] = [
  { kind: 'link', ...item('Land') },
  { kind: 'action', id: 'list', label: 'List', onSelect },
  { kind: 'submenu', id: 'i', label: 'Insights', items: [item('FAQs')], maxHeight: 235 },
  { kind: 'submenu', id: 'l', label: 'Location', items: [item('Deira')], maxHeight: 329 },
]

function Header({ address = '/' }: { address?: string }) {
  return (
    <HeaderShell
      address={address}
      logo="Manzil"
      homeHref="/"
      homeLabel="Home"
      entries={entries}
      texts={{ navigation: 'Main menu', openMenu: 'Open menu', closeMenu: 'Close menu' }}
    />
  )
}

const header = () => show(<Header />)

const expanded = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true'

it('opens one submenu at a time', async () => {
  header()
  await userEvent.click(screen.getByRole('button', { name: 'Insights' }))
  expect(expanded('Insights')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Location' }))
  expect(expanded('Insights')).toBe(false)
  expect(expanded('Location')).toBe(true)
  expect(screen.getByRole('link', { name: 'Deira' }).closest('ul')?.style.maxBlockSize).toBe(
    '329px',
  )
})

it('closes a submenu by Escape, giving the focus back, and by a press elsewhere', async () => {
  header()
  const insights = screen.getByRole('button', { name: 'Insights' })
  await userEvent.click(insights)
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(expanded('Insights')).toBe(false)
  expect(document.activeElement).toBe(insights)
  await userEvent.click(insights)
  await userEvent.click(document.body)
  expect(expanded('Insights')).toBe(false)
})

it('stops the page from scrolling while the mobile menu is open', async () => {
  header()
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  expect(document.body.classList.contains('mz-no-scroll')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(document.body.classList.contains('mz-no-scroll')).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }))
})

it('opens one submenu at a time on phones too, and closes when an entry is followed', async () => {
  header()
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(screen.getByRole('dialog', { name: 'Main menu' }))
  await userEvent.click(menu.getByRole('button', { name: 'Insights' }))
  await userEvent.click(menu.getByRole('button', { name: 'Location' }))
  expect(menu.queryByRole('link', { name: 'FAQs' })).toBeNull()
  await userEvent.click(menu.getByRole('button', { name: 'List' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes the submenu first and then the mobile menu by Escape', async () => {
  header()
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(screen.getByRole('dialog'))
  await userEvent.click(menu.getByRole('button', { name: 'Insights' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('takes the mobile menu away with its page, and does not bring it back', async () => {
  function Site() {
    const [address, go] = useState('/land')
    return (
      <>
        <Header address={address} />
        <button type="button" onClick={() => go(address === '/land' ? '/blog' : '/land')}>
          Back
        </button>
      </>
    )
  }
  show(<Site />)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.queryByRole('dialog', { name: 'Main menu' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.queryByRole('dialog', { name: 'Main menu' })).toBeNull()
})
