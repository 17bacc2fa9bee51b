import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { startSession } from '../../../session/session-store.ts'
import { guest, sara } from '../../../test/people.ts'
import { failure, serve } from '../../../test/serve.ts'
import { openChat, useFreshChat } from './open-chat.tsx'

useFreshChat()

const lead = {
  _id: 'l-1',
  name: 'Sara Khan',
  email: 'sara@example.com',
  phone_number: '971501234567',
  min_budget: null,
  max_budget: null,
}

async function openLead(answer: { status: number; body: unknown }) {
  const calls = serve({
    'GET /user/get-all-user-details': { body: { data: guest } },
    'GET /chat/get-property-suggestion': { body: { data: lead } },
    'PUT /chat/update-property-suggestion/l-1': answer,
  })
  const { user } = await openChat()
  await user.click(screen.getByRole('button', { name: 'Get Property Suggestions' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Preferences/ }))
  return { user, dialog, calls, update: () => dialog.getByRole('button', { name: 'Update' }) }
}

it('what the server says of a field stands at the field', async () => {
  const message = 'This address takes no mail.'
  const fields = [{ path: 'email', rule: 'deliverable', message }]
  const body = { ...failure('Some fields need another look.', 'invalid_body'), fields }
  const { user, dialog, update } = await openLead({ status: 422, body })
  await user.click(update())
  await dialog.findByText(message)
  const field = dialog.getByLabelText(/^Email/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.queryByText('Some fields need another look.')).toBeNull()
})

it.each(['From', 'To'])('a budget is kept to the largest amount: %s', async (end) => {
  const { user, dialog } = await openLead({ status: 500, body: failure('Not now.') })
  const budget = dialog.getByLabelText(`Budget (AED): ${end}`)
  await user.type(budget, '123456789012345')
  expect(budget).toHaveProperty('value', '12345678901')
})

describe('somebody who is signed in', () => {
  async function openFirst(account: { status?: number; body: unknown }) {
    const { user } = await openChat()
    act(() => startSession('token-of-sara', sara))
    serve({
      'GET /chat/get-property-suggestion': { body: { data: null } },
      'GET /user/get-all-user-details': account,
    })
    await user.click(screen.getByRole('button', { name: 'Get Property Suggestions' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Suggestions/ }))
    await dialog.findByLabelText(/^Name/)
    return (label: RegExp) => dialog.getByLabelText<HTMLInputElement>(label).value
  }

  it('types again nothing of what the account says', async () => {
    const phone_number = '971501234567'
    const value = await openFirst({ body: { data: { ...sara, phone_number } } })
    expect([value(/^Name/), value(/^Email/), value(/^Phone/)]).toEqual([
      'Sara Khan',
      'sara@example.com',
      phone_number,
    ])
  })

  it('finds the rest where the telephone number cannot be read', async () => {
    const value = await openFirst({ status: 500, body: failure('Not now.') })
    expect([value(/^Name/), value(/^Email/), value(/^Phone/)]).toEqual([
      'Sara Khan',
      'sara@example.com',
      '',
    ])
  })
})
