import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeLogin } from '../../../stores/login-dialog.ts'
import { toastStore } from '../../../stores/toasts.ts'
import { type Before, refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, openSite, place } from '../../../test/open-site.tsx'

const user = userEvent.setup()
const password = 'seven palms on the creek'
const button = (name: string) => screen.getByRole('button', { name })
const field = (label: string | RegExp) => within(screen.getByRole('main')).getByLabelText(label)
const texts = () => toastStore.snapshot().map(({ text }) => text)
const noMails: Before = (_request, path) =>
  path === '/site/get-site-status'
    ? Response.json({
        data: { demo_data: true, listings_count: 9, database: 'embedded', sends_mail: false },
      })
    : undefined

beforeEach(forgetVisit)
afterEach(() => {
  act(closeLogin)
  cleanup()
  vi.unstubAllGlobals()
})

async function open(before?: Before) {
  const { calls } = serveMock(before)
  await openSite('/sign-up')
  await screen.findByRole('heading', { name: 'Who are you?' })
  return { count: (call: string) => calls.filter((each) => each === call).length }
}

async function fillIn() {
  await user.type(field(/^First name/), 'Mariam')
  await user.type(field(/^Last name/), 'Saeed')
  await user.type(field(/^Email/), 'mariam@example.com')
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }))
}

async function reachCode() {
  await fillIn()
  await user.click(button('Continue'))
  await screen.findByRole('heading', { name: 'Enter the code from our email' })
}

it('leads from the form by code and password to the login, with the address filled in', async () => {
  const { count } = await open()
  await reachCode()
  expect(place()).toBe('/sign-up?step=code')
  expect(screen.getByText(/We sent it to mariam@example.com/)).toBeTruthy()
  await user.click(field('Code'))
  await user.paste('123 456')
  await screen.findByRole('heading', { name: 'Choose a password' })
  expect(count('POST /user/verify-code/')).toBe(1)
  await user.type(field(/^New password/), password)
  await user.dblClick(button('Create account'))
  const dialog = await screen.findByRole('dialog', { name: 'Log In' })
  expect(count('POST /user/set-password/')).toBe(1)
  expect(texts()).toContain('Your account is ready. Log in to go on.')
  const address = within(dialog).getByLabelText('Email or user name')
  await waitFor(() => expect(address).toHaveProperty('value', 'mariam@example.com'))
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Password')),
  )
  expect([localStorage.getItem('formData'), localStorage.getItem('code')]).toEqual([null, null])
})

it('says that a name is too long while it is typed or pasted, and cuts none of it', async () => {
  await open()
  await user.click(screen.getByRole('radio', { name: /Agency/ }))
  const words = (number: number) => `This is too long: ${number} characters at most`
  await user.click(field(/^First name/))
  await user.paste('a'.repeat(80))
  expect(screen.queryByText(words(80))).toBeNull()
  await user.type(field(/^First name/), 'b')
  expect(await screen.findByText(words(80))).toBeTruthy()
  expect(field(/^First name/)).toHaveProperty('value', `${'a'.repeat(80)}b`)
  await user.click(field(/^Name of the agency/))
  await user.paste('c'.repeat(161))
  expect(await screen.findByText(words(160))).toBeTruthy()
  await user.type(field(/^First name/), '{Backspace}')
  await waitFor(() => expect(screen.queryByText(words(80))).toBeNull())
})

it('says of each field what is wrong with it, and calls nobody', async () => {
  const { count } = await open()
  await user.click(screen.getByRole('radio', { name: /Agency/ }))
  await user.type(field(/^Email/), 'mariam')
  await user.click(button('Continue'))
  for (const text of [
    'First name is required',
    'Last name is required',
    'Invalid email format',
    'Name of the agency is required',
    'RERA number is required',
    'Accept the terms to go on',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(count('POST /user/initiate-signup/')).toBe(0)
})

it('stays where it was through a reload, keeps no password, and goes back without a loss', async () => {
  await open()
  await reachCode()
  const kept = localStorage.getItem('formData') ?? ''
  expect(kept).toContain('mariam@example.com')
  expect(localStorage.getItem('code')).toMatch(/^[A-Z0-9]{6}$/)
  cleanup()
  await openSite('/sign-up?step=code')
  await screen.findByRole('heading', { name: 'Enter the code from our email' })
  await user.type(field('Code'), '123456')
  await screen.findByRole('heading', { name: 'Choose a password' })
  await user.type(field(/^New password/), password)
  expect(localStorage.getItem('formData')).not.toContain(password)
  act(() => {
    window.location.hash = '#/sign-up'
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await screen.findByRole('heading', { name: 'Who are you?' })
  expect(field(/^First name/)).toHaveProperty('value', 'Mariam')
})

it('tells a wrong code in place, and sends another one after the pause', async () => {
  const { count } = await open()
  await reachCode()
  expect(button('Send a new code')).toHaveProperty('disabled', true)
  expect(screen.getByText(/A new code can be sent in \d+ seconds?/)).toBeTruthy()
  await user.type(field('Code'), '654321')
  expect(await screen.findByText('This code is not the one we sent.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('This code is not the one we sent.')
  expect(document.activeElement).toBe(field('Code'))
  expect(field('Code')).toHaveProperty('value', '')
  const kept = JSON.parse(localStorage.getItem('formData') ?? '{}')
  kept.attempt.resendAt = 0
  localStorage.setItem('formData', JSON.stringify(kept))
  cleanup()
  await openSite('/sign-up?step=code')
  await waitFor(() => expect(button('Send a new code')).toHaveProperty('disabled', false))
  await user.dblClick(button('Send a new code'))
  await waitFor(() => expect(texts()).toContain('A new code is on its way.'))
  expect(count('POST /user/initiate-signup/')).toBe(2)
})

it('tells an attempt that has ended from a wrong code', async () => {
  await open((_request, path) =>
    path === '/user/verify-code/'
      ? refusal(400, 'invalid_request', 'Begin again.', [
          { path: 'temporaryToken', rule: 'wrong', message: 'Begin again.' },
        ])
      : undefined,
  )
  await reachCode()
  await user.type(field('Code'), '123456')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('This sign-up has ended. Send a new code.')
})

it('keeps what was typed when the server refuses, and says why', async () => {
  const text = 'This address was written to a moment ago.'
  await open((_request, path) =>
    path === '/user/initiate-signup/' ? refusal(429, 'too_many_requests', text) : undefined,
  )
  await fillIn()
  await user.click(button('Continue'))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(field(/^First name/)).toHaveProperty('value', 'Mariam')
})

it('says that a password is too short, and that everybody has it', async () => {
  const { count } = await open()
  await reachCode()
  await user.type(field('Code'), '123456')
  await screen.findByRole('heading', { name: 'Choose a password' })
  await user.type(field(/^New password/), 'short{Enter}')
  await waitFor(() => expect(field(/^New password/).getAttribute('aria-invalid')).toBe('true'))
  expect(count('POST /user/set-password/')).toBe(0)
  await user.clear(field(/^New password/))
  await user.type(field(/^New password/), 'password1{Enter}')
  expect(await screen.findByText(/too easy to guess/)).toBeTruthy()
})

it('says that no mail comes on a site that sends none, in words for visitors', async () => {
  await open(noMails)
  await reachCode()
  expect(await screen.findByText('This site sends no e-mail')).toBeTruthy()
  expect(screen.getByText(/Contact us/)).toBeTruthy()
  expect(screen.queryByText(/server|folder|\.data/)).toBeNull()
})
