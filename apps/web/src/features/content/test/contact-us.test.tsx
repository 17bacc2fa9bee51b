import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Before, refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, openSite } from '../../../test/open-site.tsx'

const call = 'POST /get-in-touch/create-get-in-touch'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

async function openContact(before?: Before) {
  const server = serveMock(before)
  const drawn = await openSite('/contact-us')
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  await screen.findByRole('button', { name: 'Send message' })
  return { ...server, ...drawn, user: userEvent.setup() }
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box(/^Name/), 'Sara Khan')
  await user.type(box(/^Email/), 'sara@example.com')
  await user.type(box(/^Phone/), '+971 50 000 0000')
  await user.type(box(/^Subject/), 'A question')
  await user.type(box(/^Message/), 'Do you <b>list</b> offices?')
}

describe('the contact page', () => {
  it('says what is missing, and stands in the first wrong field', async () => {
    const { user, calls } = await openContact()
    await user.type(box(/^Email/), 'sara@')
    await user.type(box(/^Phone/), '12')
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    for (const text of [
      'Name is required',
      'Invalid email format',
      'Enter a valid phone number',
      'Subject is required',
      'Message is required',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(box(/^Name/)))
    expect(calls).not.toContain(call)
  })

  it('sends one message for two presses, and tells its reference', async () => {
    const bodies: unknown[] = []
    const { user, calls, world } = await openContact((request, path) => {
      if (path === '/get-in-touch/create-get-in-touch')
        void request
          .clone()
          .json()
          .then((body) => bodies.push(body))
      return undefined
    })
    await fill(user)
    await user.dblClick(screen.getByRole('button', { name: 'Send message' }))
    expect(
      await screen.findByRole('heading', { name: 'Thank you, your message has arrived' }),
    ).toBeTruthy()
    expect(screen.getByText(/Your reference is GT-/)).toBeTruthy()
    expect(calls.filter((each) => each === call)).toHaveLength(1)
    expect(bodies).toEqual([
      {
        name: 'Sara Khan',
        email: 'sara@example.com',
        phone_number: '971500000000',
        subject: 'A question',
        message: 'Do you <b>list</b> offices?',
        language: 'en',
        consent: 'contact_form',
      },
    ])
    expect(world.companyMessages.size).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Write another message' }))
    expect(box(/^Name/).value).toBe('Sara Khan')
    expect(box(/^Message/).value).toBe('')
  })

  it('keeps what was typed when sending fails, and repeats it under the same key', async () => {
    const keys: (string | null)[] = []
    let broken = true
    const { user } = await openContact((request, path) => {
      if (path !== '/get-in-touch/create-get-in-touch') return undefined
      keys.push(request.headers.get('idempotency-key'))
      return broken ? refusal(500, 'internal', 'The pen is dry.') : undefined
    })
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('The pen is dry.')).toBeTruthy()
    expect(box(/^Message/).value).toBe('Do you <b>list</b> offices?')
    broken = false
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    await screen.findByText(/Your reference is/)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('says what the server refuses in its field, until that field is changed', async () => {
    const { user } = await openContact((_request, path) =>
      path === '/get-in-touch/create-get-in-touch'
        ? refusal(400, 'invalid_request', 'No.', [
            { path: 'subject', rule: 'wrong', message: 'No such subject.' },
            { path: 'message', rule: 'wrong', message: 'Not in verse.' },
          ])
        : undefined,
    )
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText('No such subject.')).toBeTruthy()
    await user.type(box(/^Subject/), '!')
    await waitFor(() => expect(screen.queryByText('No such subject.')).toBeNull())
    expect(screen.getByText('Not in verse.')).toBeTruthy()
  })

  it('still has what was typed after a reload', async () => {
    const { user, unmount } = await openContact()
    await user.type(box(/^Subject/), 'Half a thou')
    unmount()
    await openSite('/contact-us')
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Subject/ })).value).toBe(
      'Half a thou',
    )
  })

  it('names the ways to reach the company', async () => {
    await openContact()
    const direct = within(screen.getByRole('region', { name: 'Reach us directly' }))
    expect((await direct.findByRole('link', { name: /@/ })).getAttribute('href')).toMatch(
      /^mailto:/,
    )
    expect(await direct.findByRole('link', { name: 'Instagram' })).toBeTruthy()
  })
})
