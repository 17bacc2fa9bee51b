import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
// Fetched before, so that the drawer is there as soon as it is wanted.
import '../../overlays/Drawer/Drawer.tsx'
import { DashboardShell, type DashboardShellProps } from './DashboardShell.tsx'
import { isActivePath } from './is-active-path.ts'

const onLogout = vi.fn()
const width = window.innerWidth
afterEach(() => {
  window.innerWidth = width
})

function shell(small: boolean, props: Partial<DashboardShellProps> = {}) {
  if (small) window.innerWidth = 500
  show(
    <DashboardShell
      logo="Manzil"
      homeHref="/"
      homeLabel="Home"
      menuLabel="Dashboard menu"
      entries={[
        { id: 'd', label: 'Dashboard', path: '/user-dashboard' },
        { id: 'p', label: 'My Profile', path: '/my-profile' },
      ]}
      currentPath="/my-profile"
      website={{ label: 'GO TO WEBSITE', href: '/' }}
      logout={{ label: 'Logout', onSelect: onLogout }}
      texts={{ openMenu: 'Open menu', closeMenu: 'Close menu' }}
      {...props}
    >
      Page
    </DashboardShell>,
  )
}

it('highlights the path of an entry and all below it, but not its namesakes', () => {
  expect(isActivePath('/my-profile', '/my-profile')).toBe(true)
  expect(isActivePath('/my-profile/edit', '/my-profile')).toBe(true)
  expect(isActivePath('/my-profiles', '/my-profile')).toBe(false)
})

it('shows the name only beside an address', () => {
  shell(false, { account: { picture: null, name: 'Mariam' } })
  expect(screen.queryByText('Mariam')).toBeNull()
})

it('slides out on small windows, and closes when an entry is chosen', async () => {
  shell(true)
  expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByRole('link', { name: 'My Profile' }).getAttribute('aria-current')).toBe('page')
  await userEvent.click(drawer.getByRole('link', { name: 'Dashboard' }), {
    pointerEventsCheck: 0,
  })
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Open menu', hidden: true }).getAttribute('aria-expanded'),
    ).toBe('false'),
  )
})
