import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveMock } from '../../test/mock-server.ts'
import { forgetVisit, logIn, openSite, place } from '../../test/open-site.tsx'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

async function openProperty() {
  const server = serveMock()
  const drawn = await openSite('/')
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  return { ...drawn, ...server, menu: within(menu), user: userEvent.setup() }
}

describe('the header', () => {
  it('names contacts and leads to each category by its id', async () => {
    const { menu } = await openProperty()
    const header = await screen.findAllByRole('link', { name: /@/ })
    expect(header[0]?.getAttribute('href')).toMatch(/^mailto:/)
    expect(screen.getAllByRole('link', { name: /^\+/ })[0]?.getAttribute('href')).toMatch(
      /^tel:\+\d+$/,
    )
    const link = await menu.findByRole('link', { name: 'Villas & Houses' })
    expect(link.getAttribute('href')).toMatch(/^#\/property-listing\?category=[0-9a-f-]{36}$/)
  })

  it('offers no agents on a site that has none', async () => {
    const demo_data = false
    serveMock((_request, path) =>
      path === '/site/get-site-status'
        ? Response.json({
            data: { demo_data, listings_count: 9, database: 'embedded', has_agents: false },
          })
        : undefined,
    )
    await openSite('/')
    await screen.findAllByRole('link', { name: 'Blogs' })
    await waitFor(() => expect(screen.queryByRole('link', { name: /Agent/ })).toBeNull())
  })

  it('has the way to what was saved at the foot of its menu, for whoever is logged in', async () => {
    serveMock()
    await logIn('individual')
    await openSite('/')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Open menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Main menu' }))
    const entry = menu.getByRole('link', { name: 'Like Properties' })
    expect(entry.getAttribute('href')).toBe('#/liked-property')
    await user.click(entry)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Main menu' })).toBeNull())
  })

  it('opens the places, searches one by its name, and closes', async () => {
    const { menu, user } = await openProperty()
    const trigger = menu.getByRole('button', { name: 'Location' })
    expect(trigger.getAttribute('aria-expanded')).toBe('false')
    await user.click(trigger)
    expect(trigger.getAttribute('aria-expanded')).toBe('true')
    const first = (await menu.findAllByRole('link', { name: /./ })).find((link) =>
      link.getAttribute('href')?.includes('search='),
    )
    if (!first) throw new Error('no place in the submenu')
    await user.click(first)
    await waitFor(() =>
      expect(new URLSearchParams(place().split('?')[1]).get('search')).toBe(first.textContent),
    )
    expect(trigger.getAttribute('aria-expanded')).toBe('false')
  })

  it('asks guests and individuals to log in before they list, each in its words', async () => {
    const { menu, user, unmount } = await openProperty()
    await user.click(menu.getByRole('button', { name: 'List' }))
    expect(
      await screen.findByText('Log in to your account to list your properties with us.'),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'List Your Property' }))
    expect(await screen.findByText('Log in to your account to list your properties.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    unmount()

    await logIn('individual')
    await openSite('/')
    await user.click(await screen.findByRole('button', { name: 'List' }))
    expect(
      await screen.findByText(
        'Log in with your Agent or Agency account to list your properties with us.',
      ),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
  })

  it('shows the picture of an account in the place of Login', async () => {
    serveMock()
    await logIn('agency')
    await openSite('/')
    expect(await screen.findByRole('link', { name: 'Your account' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'List' }))
    await waitFor(() => expect(place()).toContain('/add-property'))
  })

  it('changes the language with its direction, and remembers it', async () => {
    const { user, calls } = await openProperty()
    await user.selectOptions(screen.getByLabelText('Language'), 'ar')
    expect(await screen.findByRole('heading', { level: 1, name: /^اعثر على بيت/ })).toBeTruthy()
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
    expect(document.documentElement.lang).toBe('ar')
    expect(localStorage.getItem('i18nextLng')).toBe('ar')
    // The server tells names in the language that it is asked in.
    const categories = () => calls.filter((call) => call.includes('get-all-active-categories'))
    await waitFor(() => expect(categories()).toHaveLength(2))
  })
})
