import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeLogin, openLogin } from '../../../stores/login-dialog.ts'
import { toastStore } from '../../../stores/toasts.ts'
import { type Before, refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, logIn, openSite, place } from '../../../test/open-site.tsx'

const user = userEvent.setup()
const password = 'nine dhows on the creek'
const email = 'demo.individual@manzil.example'
const button = (name: string) => screen.getByRole('button', { name })
const texts = () => toastStore.snapshot().map(({ text }) => text)
const newPassword = () => screen.getByLabelText(/^New password/)

beforeEach(forgetVisit)
afterEach(() => {
  act(closeLogin)
  cleanup()
  vi.unstubAllGlobals()
})

/** The link that the mock would mail to the demo account. */
async function linkOf() {
  const { world, calls } = serveMock()
  const account = [...world.users.values()].find((each) => each.email === email)
  const token = `rp_mock_${account?._id}`
  world.resetLinks.set(token, true)
  return { token, calls }
}

describe('a forgotten password', () => {
  async function openForgot(before?: Before, typed = '') {
    serveMock(before)
    await openSite('/')
    act(openLogin)
    await screen.findByRole('dialog', { name: 'Log In' })
    if (typed) await user.type(screen.getByLabelText('Email or user name'), typed)
    await user.click(button('Forgot password?'))
    await screen.findByRole('dialog', { name: 'Forgot your password?' })
  }

  it('sends a link, says so, and closes after the delay', async () => {
    await openForgot()
    await user.click(button('Get Reset Link'))
    expect(await screen.findByText('Email is required')).toBeTruthy()
    await user.type(screen.getByLabelText('Enter your registered email'), email)
    // The half second that the dialog stays for does not pass while the machine is busy otherwise.
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.click(button('Get Reset Link'))
    await waitFor(() =>
      expect(texts()).toContain('Reset password link has been sent to your email.'),
    )
    expect(screen.getByRole('dialog')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('takes over the address that was typed, and no user name', async () => {
    await openForgot(undefined, email)
    expect(screen.getByLabelText('Enter your registered email')).toHaveProperty('value', email)
    await user.click(button('Back to Login'))
    await user.clear(screen.getByLabelText('Email or user name'))
    await user.type(screen.getByLabelText('Email or user name'), 'demo.individual')
    await user.click(button('Forgot password?'))
    expect(screen.getByLabelText('Enter your registered email')).toHaveProperty('value', email)
  })

  it('says that it failed, keeps the address, and leads back to the login', async () => {
    await openForgot((_request, path) =>
      path === '/user/forget-user-password'
        ? refusal(500, 'internal', 'Something went wrong on our side.')
        : undefined,
    )
    await user.type(screen.getByLabelText('Enter your registered email'), `${email}{Enter}`)
    await waitFor(() => expect(texts()).toContain('Failed to send.'))
    expect(screen.getByLabelText('Enter your registered email')).toHaveProperty('value', email)
    await user.click(button('Back to Login'))
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeTruthy()
  })
})

describe('the link of the mail', () => {
  it('sets a new password once, and leads to the login', async () => {
    const { token, calls } = await linkOf()
    await openSite(`/reset-password?token=${token}`)
    await screen.findByRole('heading', { name: 'Choose a new password' })
    await user.type(newPassword(), password)
    await user.dblClick(button('Save password'))
    await screen.findByRole('heading', { name: 'Your password has been reset' })
    expect(calls.filter((call) => call === 'PUT /user/reset-user-password')).toHaveLength(1)
    await user.click(button('Log In'))
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeTruthy()
  })

  it('that is no longer good is told in place, with another one to ask for', async () => {
    serveMock()
    await openSite('/reset-password?token=rp_used_used_used_used_used')
    await screen.findByRole('heading', { name: 'Choose a new password' })
    await user.type(newPassword(), `${password}{Enter}`)
    await screen.findByRole('heading', { name: 'This link is no longer good' })
    await user.type(screen.getByLabelText('Enter your registered email'), email)
    await user.click(button('Get Reset Link'))
    await waitFor(() =>
      expect(texts()).toContain('Reset password link has been sent to your email.'),
    )
  })

  it.each(['', '?token=short', '?token=%3Cscript%3E'])(
    '%s is told to be incomplete',
    async (query) => {
      serveMock()
      await openSite(`/reset-password${query}`)
      await screen.findByRole('heading', { name: 'This link is not complete' })
      expect(button('Get Reset Link')).toBeTruthy()
    },
  )
})

describe('another password', () => {
  it('is set by whoever knows the present one, from the dashboard', async () => {
    serveMock()
    await logIn('individual')
    await openSite('/user-dashboard')
    await user.click(await screen.findByRole('link', { name: 'Update Password' }))
    await screen.findByRole('heading', { name: 'Update Password' })
    await user.type(screen.getByLabelText(/^Current password/), 'not it')
    await user.type(newPassword(), `${password}{Enter}`)
    expect(await screen.findByText('This is not your current password.')).toBeTruthy()
    await user.clear(screen.getByLabelText(/^Current password/))
    await user.type(screen.getByLabelText(/^Current password/), 'manzil-demo{Enter}')
    await waitFor(() => expect(texts()).toContain('Your password has been changed.'))
    expect(newPassword()).toHaveProperty('value', '')
  })

  it('is not for guests', async () => {
    serveMock()
    await openSite('/update-password')
    await waitFor(() => expect(place()).toBe('/'))
  })
})
