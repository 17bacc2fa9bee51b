import { loginGuest } from '@manzil/api-client/generated/account-calls.gen'
import { listProperties, toggleFavourite } from '@manzil/api-client/generated/property-calls.gen'
import { unwrap } from '@manzil/api-client/result'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../api/api.ts'
import { rereadSession, startSession } from '../../session/session-store.ts'
import { removeStored } from '../../storage/local-storage.ts'
import { closeLogin, getLogin, openLogin } from '../../stores/login-dialog.ts'
import { refusal, serveMock } from '../../test/mock-server.ts'
import { forgetVisit, logIn, openSite, place } from '../../test/open-site.tsx'

beforeEach(forgetVisit)
afterEach(() => {
  closeLogin()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the guard of the dashboard', () => {
  it('sends guests home', async () => {
    serveMock()
    const step = vi.spyOn(window.history, 'pushState')
    await openSite('/user-dashboard')
    await waitFor(() => expect(place()).toBe('/'))
    // In the place of the address that is refused: going back would lead there again.
    expect(step).not.toHaveBeenCalled()
    expect(screen.queryByText('GO TO WEBSITE')).toBeNull()
  })

  it('asks guests to log in, and leads them to the page that a mail names', async () => {
    serveMock()
    await openSite('/viewings?viewing=v-1')
    const dialog = await screen.findByRole('dialog', { name: 'Log In' })
    expect(place()).toBe('/')
    expect(dialog.textContent).toContain('Log in to open the page you asked for.')
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Email or user name'), 'demo.agent@manzil.example')
    await user.type(screen.getByLabelText('Password'), 'manzil-demo{Enter}')
    await waitFor(() => expect(place()).toBe('/viewings?viewing=v-1'))
    expect(await screen.findByRole('navigation', { name: 'Dashboard menu' })).toBeTruthy()
  })

  it('leads to the dashboard whoever closes that dialog and logs in later', async () => {
    serveMock()
    await openSite('/leads?lead=l-1')
    await screen.findByRole('dialog', { name: 'Log In' })
    act(closeLogin)
    act(openLogin)
    await screen.findByRole('dialog', { name: 'Log In' })
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Email or user name'), 'demo.agent@manzil.example')
    await user.type(screen.getByLabelText('Password'), 'manzil-demo{Enter}')
    await waitFor(() => expect(place()).toBe('/user-dashboard'))
  })

  it('asks for nothing of an account as the guest that takes its place', async () => {
    const { calls } = serveMock()
    await logIn('individual')
    await openSite('/liked-property')
    await screen.findByRole('heading', { level: 1, name: 'Liked properties' })
    const guest = unwrap(await loginGuest(api))
    const before = calls.length
    startSession(guest.token, guest.data)
    await waitFor(() => expect(place()).toBe('/'))
    await screen.findByRole('heading', { level: 1, name: /^Find a home/ })
    expect(calls.slice(before).filter((call) => /liked|my-shared/.test(call))).toEqual([])
  })

  it('lets accounts in, and shows what they may see', async () => {
    serveMock()
    await logIn('individual')
    await openSite('/user-dashboard')
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome, / })).toBeTruthy()
    const menu = screen.getByRole('navigation', { name: 'Dashboard menu' })
    expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Dashboard',
      'My Profile',
      'Like Properties',
      'Update Password',
      'Account Security',
      'My data',
    ])
    expect(menu.querySelector('[aria-current]')?.textContent).toBe('Dashboard')
  })

  it('sends home whoever loses the token', async () => {
    serveMock()
    await logIn('agent')
    await openSite('/liked-property')
    await screen.findByRole('heading', { level: 1, name: 'Liked properties' })
    removeStored('userToken')
    rereadSession()
    await waitFor(() => expect(place()).toBe('/'))
    // They have just left: no dialog asks them to come back.
    expect(getLogin().open).toBe(false)
  })
})

describe('screens that are none', () => {
  it('says that a page is not found, and leads home', async () => {
    serveMock()
    await openSite('/no-such-page')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Go Back Home' }))
    expect(await screen.findByRole('heading', { level: 1, name: /^Find a home/ })).toBeTruthy()
    expect(place()).toBe('/')
  })

  it('opens the login dialog over the home page for the login route', async () => {
    serveMock()
    await openSite('/login')
    await waitFor(() => expect(place()).toBe('/'))
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeTruthy()
  })
})

describe('the favourites of the dashboard', () => {
  it('are empty at first, and lead to the properties', async () => {
    serveMock()
    await logIn('individual')
    await openSite('/liked-property')
    expect(await screen.findByText('Nothing saved yet')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Browse homes' }))
    await waitFor(() => expect(place()).toBe('/property-listing'))
  })

  it('leave the list when they are let go', async () => {
    serveMock()
    await logIn('individual')
    const { data } = unwrap(await listProperties(api, { params: { query: { limit: 1 } } }))
    for (const { _id: id } of data) unwrap(await toggleFavourite(api, { params: { path: { id } } }))
    await openSite('/liked-property')
    await userEvent.click(await screen.findByRole('button', { name: /^Save .* to favourites$/ }))
    expect(await screen.findByText('Nothing saved yet')).toBeTruthy()
  })

  it('can be asked for again after a failure', async () => {
    let failures = 2
    serveMock((_request, path) => {
      if (path !== '/user/get-all-liked-properties/' || failures === 0) return undefined
      failures -= 1
      return refusal(500, 'internal', 'The cellar is flooded.')
    })
    await logIn('individual')
    await openSite('/liked-property')
    expect(await screen.findByText('The cellar is flooded.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing saved yet')).toBeTruthy()
  })
})

describe('a session that runs out on a page of the dashboard', () => {
  it('leaves the page there for two seconds, with what was typed', async () => {
    let refused = false
    serveMock((_request, path) =>
      refused && path === '/user/update-user-password'
        ? refusal(401, 'unauthorized', 'Session expired. Please log in again.')
        : undefined,
    )
    await logIn('individual')
    await openSite('/update-password')
    const user = userEvent.setup()
    const current = await screen.findByLabelText(/^Current password/)
    await user.type(current, 'manzil-demo')
    await user.type(screen.getByLabelText(/^New password/), 'seven palms on the creek')
    refused = true
    // The two seconds do not pass while the machine is busy otherwise.
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(localStorage.getItem('userToken')).toBeNull())
    expect(await screen.findByText('Session expired. Please log in again.')).toBeTruthy()
    expect(place()).toBe('/update-password')
    expect(screen.getByLabelText(/^Current password/)).toHaveProperty('value', 'manzil-demo')
    await waitFor(() => expect(place()).toBe('/'))
  })
})
