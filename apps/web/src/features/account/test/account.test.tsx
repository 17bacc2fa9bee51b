import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftOf } from '../../../form/draft.ts'
import { getSession, startSession } from '../../../session/session-store.ts'
import { closeLogin, openLogin } from '../../../stores/login-dialog.ts'
import { closeLoginPrompt, openLoginPrompt } from '../../../stores/login-prompt.ts'
import { closeLogout, openLogout } from '../../../stores/logout-dialog.ts'
import { dismissToast, toastStore } from '../../../stores/toasts.ts'
import { draw } from '../../../test/draw.tsx'
import { guest, sara } from '../../../test/people.ts'
import { failure, serve } from '../../../test/serve.ts'
import { AccountDialogs } from '../AccountDialogs.tsx'

const status = (demo_data: boolean) => ({
  body: { data: { demo_data, listings_count: 10, database: 'embedded' } },
})
const toasts = () =>
  toastStore
    .snapshot()
    .filter(({ leaving }) => !leaving)
    .map(({ text }) => text)

beforeEach(() => localStorage.clear())
afterEach(() => {
  act(() => {
    closeLogin()
    closeLoginPrompt()
    closeLogout()
    dismissToast()
  })
  vi.unstubAllGlobals()
})

async function openLoginDialog(answers: Parameters<typeof serve>[0]) {
  const calls = serve({ 'GET /site/get-site-status': status(false), ...answers })
  const drawn = await draw(<AccountDialogs />)
  act(openLogin)
  await screen.findByRole('dialog', { name: 'Log In' })
  return { ...drawn, calls, user: userEvent.setup() }
}

describe('login', () => {
  it('says which fields are missing, and calls nobody', async () => {
    const { user, calls } = await openLoginDialog({})
    await user.click(screen.getByRole('button', { name: 'Login' }))
    expect(await screen.findByText('User name or email is required')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(screen.getByLabelText('Email or user name').getAttribute('aria-invalid')).toBe('true')
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('stores the session, says so, and goes to the dashboard after the delay', async () => {
    const { user, calls, place } = await openLoginDialog({
      'POST /user/login-user/': { body: { data: sara, token: 'token-of-sara' } },
    })
    let placeWhenTold = ''
    const stop = toastStore.subscribe(() => {
      placeWhenTold ||= place()
    })
    await user.type(screen.getByLabelText('Email or user name'), ' sara ')
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
    await waitFor(() => expect(getSession().token).toBe('token-of-sara'))
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'sara',
      password: 'secret',
    })
    expect(toasts()).toContain('Login Successfull!')
    expect(placeWhenTold).toBe('/')
    stop()
    await waitFor(() => expect(place()).toBe('/user-dashboard'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('keeps what was typed when the server refuses, and shows its words', async () => {
    const { user } = await openLoginDialog({
      'POST /user/login-user/': {
        status: 401,
        body: failure('Wrong user name or password.', 'unauthorized'),
      },
    })
    await user.type(screen.getByLabelText('Email or user name'), 'sara')
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    expect(await screen.findByText('Wrong user name or password.')).toBeTruthy()
    await waitFor(() => expect(toasts()).toContain('Wrong user name or password.'))
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong')
  })

  it('opens anew without what was typed and refused before', async () => {
    const { user } = await openLoginDialog({
      'POST /user/login-user/': {
        status: 401,
        body: failure('Wrong user name or password.', 'unauthorized'),
      },
    })
    await user.type(screen.getByLabelText('Email or user name'), 'sara')
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
    await screen.findByText('Wrong user name or password.')
    act(closeLogin)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(openLogin)
    const dialog = await screen.findByRole('dialog', { name: 'Log In' })
    expect(dialog.textContent).not.toContain('Wrong user name or password.')
    expect(screen.getByLabelText('Email or user name')).toHaveProperty('value', '')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  })

  it('says the fallback text when no answer comes', async () => {
    const { user } = await openLoginDialog({})
    await user.type(screen.getByLabelText('Email or user name'), 'sara')
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
    expect(await screen.findByText('Failed to login, please try again later.')).toBeTruthy()
    await waitFor(() => expect(toasts()).toEqual(['Failed to Login.']))
  })

  it('shows and hides the password', async () => {
    const { user } = await openLoginDialog({})
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  })

  it.each([
    ['Log in with Facebook', 'Facebook login is not added yet.'],
    ['Log in with Apple', 'Apple ID login is not added yet.'],
  ])('%s says: %s', async (button, text) => {
    const { user } = await openLoginDialog({})
    await user.click(screen.getByRole('button', { name: button }))
    expect(toasts()).toContain(text)
  })

  it('offers the demo accounts on a site with demo data alone', async () => {
    const { user } = await openLoginDialog({ 'GET /site/get-site-status': status(true) })
    await user.click(await screen.findByRole('button', { name: 'Agency' }))
    expect(screen.getByLabelText('Email or user name')).toHaveProperty(
      'value',
      'demo.agency@manzil.example',
    )
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'manzil-demo')
  })
})

describe('login prompt', () => {
  it('says what the account is for and leads to the login', async () => {
    serve({ 'GET /site/get-site-status': status(false) })
    await draw(<AccountDialogs />)
    act(() => openLoginPrompt('Log in to see the moon.'))
    const prompt = await screen.findByRole('dialog', { name: 'Login Required' })
    expect(prompt.textContent).toContain('Log in to see the moon.')
    await userEvent.click(screen.getByRole('button', { name: 'Login Now' }))
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeTruthy()
  })

  it('goes away on Cancel', async () => {
    serve({})
    await draw(<AccountDialogs />)
    act(() => openLoginPrompt('Log in to see the moon.'))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('logout', () => {
  async function openLogoutDialog(answers: Parameters<typeof serve>[0]) {
    serve(answers)
    startSession('token-of-sara', sara)
    localStorage.setItem('sessionId', 's-1')
    const drawn = await draw(<AccountDialogs />, { path: '/user-dashboard' })
    act(openLogout)
    const dialog = await screen.findByRole('alertdialog', { name: 'Log Out Confirmation' })
    expect(dialog.textContent).toContain('Are you sure you want to Logout!')
    return drawn
  }

  it('ends the session, begins a guest one, and goes home', async () => {
    const { place } = await openLogoutDialog({
      'POST /user/logout-user': { body: { message: 'Logout Successfull!' } },
      'POST /user/guest-user-login': { body: { data: guest, token: 'token-of-a-guest' } },
    })
    // The half second that the dialog stays for does not pass while the machine is busy otherwise.
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(toasts()).toContain('Logout Successfull!'))
    expect(screen.getByRole('button', { name: 'Wait' })).toBeTruthy()
    await waitFor(() => expect(getSession().token).toBe('token-of-a-guest'))
    expect(localStorage.getItem('sessionId')).toBeNull()
    await waitFor(() => expect(place()).toBe('/'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('leaves nothing behind that was typed and not sent', async () => {
    await openLogoutDialog({
      'POST /user/logout-user': { body: { message: 'Logout Successfull!' } },
    })
    for (const key of ['enquiryForm:p-1', 'contactForm'] as const)
      draftOf(key, { name: '' }).keep({ name: 'Sara Khan' })
    sessionStorage.setItem('visitTracked', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(getSession().user).toBeNull())
    expect(Object.keys(sessionStorage)).toEqual(['visitTracked'])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('stays signed in when the server does not answer', async () => {
    await openLogoutDialog({})
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(toasts()).toContain('Failed to Logout.'))
    expect(getSession().token).toBe('token-of-sara')
    expect(screen.getByRole('button', { name: 'Yes' })).toBeTruthy()
  })

  it('does nothing on No', async () => {
    await openLogoutDialog({})
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(getSession().token).toBe('token-of-sara')
  })
})
