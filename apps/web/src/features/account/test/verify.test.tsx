import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Providers } from '../../../app/Providers.tsx'
import { startUp } from '../../../app/start-up.ts'
import { getSession } from '../../../session/session-store.ts'
import { toastStore } from '../../../stores/toasts.ts'
import { type Before, refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, logIn } from '../../../test/open-site.tsx'
import { VerifyContact } from '../verify/VerifyContact.tsx'

const user = userEvent.setup()
const button = (name: string) => screen.getByRole('button', { name })
const toasts = () => toastStore.snapshot().map(({ text }) => text)

beforeEach(forgetVisit)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(channel: 'email' | 'phone', value: string, before?: Before) {
  const { calls } = serveMock(before)
  const started = await startUp()
  await logIn('individual')
  const onVerified = vi.fn()
  const draw = () =>
    act(async () =>
      render(
        <Providers {...started}>
          <VerifyContact open {...{ channel, value, onVerified }} onClose={() => {}} />
        </Providers>,
      ),
    )
  await draw()
  await screen.findByRole('dialog')
  return { onVerified, draw, count: (call: string) => calls.filter((each) => each === call).length }
}

it('sends a code to a newly typed address and makes it the one of the account', async () => {
  const { onVerified, count } = await open('email', 'old@example.com')
  const field = await screen.findByLabelText('Email')
  expect(field).toHaveProperty('value', 'old@example.com')
  await user.clear(field)
  await user.type(field, 'nobody')
  await user.click(button('Send the code'))
  await screen.findByText('Invalid email format')
  await user.type(field, '@example.com')
  await user.dblClick(button('Send the code'))
  const code = await screen.findByLabelText('Code')
  expect(count('POST /user/send-otp-to-email')).toBe(1)
  expect(button('Send a new code')).toHaveProperty('disabled', true)
  await user.click(code)
  await user.paste('654321')
  await screen.findByText('This code is not the one we sent.')
  expect(document.activeElement).toBe(code)
  expect(code).toHaveProperty('value', '')
  await user.paste('123456')
  await waitFor(() => expect(onVerified).toHaveBeenCalled())
  expect(getSession().user?.email).toBe('nobody@example.com')
  expect(toasts()).toContain('Your email is confirmed.')
})

it('goes on with the code when it is opened again, without sending another', async () => {
  const { count, draw } = await open('phone', '971501112233')
  await user.click(button('Send the code'))
  await screen.findByLabelText('Code')
  cleanup()
  await draw()
  await screen.findByLabelText('Code')
  expect(count('POST /user/send-otp-to-phone')).toBe(1)
  await user.click(button('Change the number'))
  await screen.findByLabelText(/^Phone number/)
})

it('goes on with the code where the clock is a day ahead of the server’s', async () => {
  const answered = Date.parse('2026-11-24T10:00:00Z')
  const { draw } = await open('phone', '971501112233', (_request, path) =>
    path === '/user/send-otp-to-phone'
      ? Response.json({
          message: 'Sent.',
          data: { expires_at: new Date(answered).toISOString(), resend_after: 60 },
        })
      : undefined,
  )
  await user.click(button('Send the code'))
  await screen.findByLabelText('Code')
  cleanup()
  await draw()
  await screen.findByLabelText('Code')
})

it('puts what the server refuses on its field, and leads back to it', async () => {
  const taken = Response.json(
    {
      success: false,
      message: 'This e-mail address belongs to another account.',
      code: 'conflict',
      fields: [{ path: 'email', rule: 'taken', message: 'taken' }],
      requestId: 'r',
    },
    { status: 409 },
  )
  await open('email', 'other@example.com', (_request, path) =>
    path === '/user/verify-otp-for-email' ? taken.clone() : undefined,
  )
  await user.click(button('Send the code'))
  await user.click(await screen.findByLabelText('Code'))
  await user.paste('123456')
  await screen.findByText('This email belongs to another account')
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})

it('says why nothing was sent, and keeps what was typed', async () => {
  await open('email', 'a@example.com', (_request, path) =>
    path === '/user/send-otp-to-email'
      ? refusal(429, 'too_many_requests', 'A code was sent a moment ago.')
      : undefined,
  )
  await user.click(button('Send the code'))
  await screen.findByText('A code was sent a moment ago.')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'a@example.com')
})

it('leads to the messages where the server keeps them', async () => {
  const status = { demo_data: true, listings_count: 9, database: 'embedded', sends_texts: false }
  await open('phone', '971501112233', (_request, path) =>
    path === '/site/get-site-status'
      ? Response.json({ data: { ...status, shows_messages: true } })
      : undefined,
  )
  await user.click(button('Send the code'))
  const link = await screen.findByRole('link', { name: 'Show the message' })
  expect(link.getAttribute('href')).toBe('/dev/messages?lang=en')
})
