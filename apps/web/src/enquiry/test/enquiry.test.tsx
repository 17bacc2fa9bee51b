import { HEALTH_CHECK_INTERVAL_MS } from '@manzil/domain/limits'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '../../test/draw.tsx'
import { type Before, refusal, serveMock } from '../../test/mock-server.ts'
import { forgetVisit, logIn } from '../../test/open-site.tsx'
import Enquiry from '../Enquiry.tsx'
import { forgetStatus } from '../outbox.ts'
import type { EnquiryTarget } from '../target.ts'

const path = '/enquiry/create-enquiry'
let target: EnquiryTarget

beforeEach(forgetVisit)
afterEach(() => {
  forgetStatus(target.id)
  vi.unstubAllGlobals()
})

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = (name = 'Send enquiry') => screen.getByRole('button', { name })

/** Opens the form about a property of the mock; `sent` collects bodies and keys. */
async function open(before: Before = () => undefined) {
  const sent: { body: unknown; key: string | null }[] = []
  const server = serveMock((request, asked) => {
    if (asked === path) {
      const key = request.headers.get('idempotency-key')
      void request
        .clone()
        .json()
        .then((body) => sent.push({ body, key }))
    }
    return before(request, asked)
  })
  const seeded = server.world.enquiries.size
  const { properties, propertyOwners, viewingHours } = server.world
  // Of an agent who is asked for a time.
  const property = properties.find(({ _id }) => !viewingHours.has(propertyOwners.get(_id) ?? ''))
  if (!property) throw new Error('no listing')
  target = {
    about: 'listing',
    id: property._id,
    title: 'Marina <b>home</b>',
    reference: 'MZ-1',
    recipient: { kind: 'siteFor', name: 'Pearl Homes', isCallable: false },
  }
  const drawn = await draw(<Enquiry target={target} wanted="question" />, { texts: ['enquiry'] })
  const kept = () => server.world.enquiries.size - seeded
  return { ...server, ...drawn, kept, sent, user: userEvent.setup() }
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box(/^Name/), 'Sara Khan')
  await user.type(box(/^Email/), 'sara@example.com')
  await user.type(box(/^Phone/), '+971 50 000 0000')
}

describe('the enquiry form', () => {
  it('says what is missing at its field, and stands in the first', async () => {
    const { user, sent } = await open()
    await user.type(box(/^Phone/), '12')
    await user.clear(box(/^Message/))
    await user.click(send())
    for (const text of [
      'Name is required',
      'Email is required',
      'Enter a valid phone number',
      'Message is required',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(box(/^Name/)))
    expect(sent).toEqual([])
  })

  it('sends one for two presses, and tells its reference in place', async () => {
    const { user, sent, kept } = await open()
    await fill(user)
    await user.dblClick(send())
    expect(await screen.findByRole('heading', { name: 'Your enquiry has been sent' })).toBeTruthy()
    expect(screen.getByText(/Your reference is EQ-/)).toBeTruthy()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      kind: 'question',
      property_id: target.id,
      phone_number: '971500000000',
      message: 'Hello, I would like to know more about “Marina <b>home</b>” (MZ-1).',
    })
    expect(kept()).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Write again' }))
    expect(box(/^Name/).value).toBe('Sara Khan')
  })

  it('says who receives it, before and after, and of no call where there is no number', async () => {
    const { user } = await open()
    expect(
      screen.getByText(/Pearl Homes has no account here, so this goes to the team/),
    ).toBeTruthy()
    expect(screen.getByText(/0501234567/)).toBeTruthy()
    await fill(user)
    await user.click(send())
    expect(await screen.findByText(/it went to the team of this site/)).toBeTruthy()
    expect(screen.queryByText(/if you call/)).toBeNull()
  })

  it('asks for a viewing at a time of the UAE', async () => {
    const { user, sent } = await open()
    await fill(user)
    await user.selectOptions(screen.getByRole('combobox', { name: /^What is/ }), 'viewing')
    expect(box(/^Message/).value).toMatch(/^Hello, I would like to view/)
    const day = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Day/ })
    await waitFor(() => expect(day.disabled).toBe(false))
    const [, first] = day.options
    await user.selectOptions(day, first?.value ?? '')
    await user.click(send('Ask for a viewing'))
    expect(screen.getByText('Choose a time as well')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: /^Time/ }), '16:00')
    await user.click(send('Ask for a viewing'))
    await screen.findByText(/Your reference is/)
    expect(sent[0]?.body).toMatchObject({
      kind: 'viewing',
      preferred_time: `${first?.value}T12:00:00.000Z`,
    })
  })

  it('tells a booked viewing with its time, its place and the way to change it', async () => {
    const slot = '2099-03-01T06:30:00.000Z'
    const data = { offered: true, length_minutes: 30, horizon_days: 14, slots: [slot] }
    const receipt = {
      _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
      reference: 'EQ-7F3C2A',
      created_at: '2026-11-18T08:00:00.000Z',
    }
    const viewing_access = `0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01_${'a'.repeat(43)}`
    const message = 'Your viewing is booked.'
    const { user } = await open((_request, route) => {
      if (route.includes('viewing-slots')) return Response.json({ data })
      if (route !== path) return undefined
      return Response.json(
        { success: true, message, key: 'done.viewingBooked', data: receipt, viewing_access },
        { status: 201 },
      )
    })
    await fill(user)
    await user.selectOptions(screen.getByRole('combobox', { name: /^What is/ }), 'viewing')
    const day = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Day/ })
    await waitFor(() => expect(day.disabled).toBe(false))
    await user.selectOptions(day, '2099-03-01')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Time/ }), '10:30')
    await user.click(send('Book this viewing'))
    await screen.findByRole('heading', { name: 'Your viewing is booked' })
    const when = screen.getByText(/10:30/).textContent
    expect(when).toMatch(/^Sunday,? 1 March.* \(UAE time\), “Marina <b>home<\/b>”\.$/)
    const link = screen.getByRole('link', { name: 'See, move or cancel the viewing' })
    expect(link.getAttribute('href')).toBe(`#/viewing?access=${viewing_access}`)
  })

  it('lets nothing be chosen until it is known which times are offered', async () => {
    const slot = '2027-03-01T06:30:00.000Z'
    let answer = (_: Response) => {}
    const asked = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const { user, sent } = await open((_request, route) =>
      route.includes('viewing-slots') ? asked : undefined,
    )
    await fill(user)
    await user.selectOptions(screen.getByRole('combobox', { name: /^What is/ }), 'viewing')
    const day = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Day/ })
    expect(day.disabled).toBe(true)
    await user.click(send('Ask for a viewing'))
    expect(screen.getByText('Choose one of the free times')).toBeTruthy()
    expect(sent).toEqual([])
    const data = { offered: true, length_minutes: 30, horizon_days: 14, slots: [slot] }
    answer(Response.json({ data }))
    await waitFor(() => expect(day.disabled).toBe(false))
    expect([...day.options].map(({ value }) => value)).toEqual(['', '2027-03-01'])
  })

  it('says that no time is free, and does not ask to choose one', async () => {
    const data = { offered: true, length_minutes: 30, horizon_days: 14, slots: [] }
    const { user, sent } = await open((_request, route) =>
      route.includes('viewing-slots') ? Response.json({ data }) : undefined,
    )
    await fill(user)
    await user.selectOptions(screen.getByRole('combobox', { name: /^What is/ }), 'viewing')
    const day = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Day/ })
    await waitFor(() => expect(day.disabled).toBe(false))
    await user.click(send('Book this viewing'))
    expect(screen.getByText('No time is free just now. Ask for a callback instead.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('puts what the server refuses at its field', async () => {
    const { user } = await open(() =>
      Response.json(
        {
          success: false,
          message: 'Check the fields.',
          code: 'validation',
          fields: [{ path: 'email', code: 'invalid', message: 'This domain takes no mail.' }],
          requestId: 'req-1',
        },
        { status: 422 },
      ),
    )
    await fill(user)
    await user.click(send())
    expect(await screen.findByText('This domain takes no mail.')).toBeTruthy()
    expect(box(/^Email/).getAttribute('aria-invalid')).toBe('true')
    await user.type(box(/^Email/), 'x')
    expect(screen.queryByText('This domain takes no mail.')).toBeNull()
  })

  it.each([
    [404, 'not_found', 'This listing is gone.'],
    [429, 'too_many_requests', 'Please try again in an hour.'],
  ] as const)('tells a %i in words, and keeps what was typed', async (status, code, words) => {
    const { user } = await open((_request, asked) =>
      asked === path ? refusal(status, code, words) : undefined,
    )
    await fill(user)
    await user.click(send())
    expect(await screen.findByText(words)).toBeTruthy()
    expect(box(/^Name/).value).toBe('Sara Khan')
  })

  it('waits for the connection, and goes out under the same key', async () => {
    let online = false
    const { user, sent, unmount } = await open((_request, asked) => {
      if (asked === path && !online) throw new TypeError('Failed to fetch')
      return undefined
    })
    await fill(user)
    await user.click(send())
    expect(
      await screen.findByRole('heading', { name: 'Kept until the connection is back' }),
    ).toBeTruthy()
    expect(sessionStorage.getItem('enquiryOutbox')).toContain('sara@example.com')
    unmount()
    online = true
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(sessionStorage.getItem('enquiryOutbox')).toBeNull())
    await draw(<Enquiry target={target} wanted="question" />, { texts: ['enquiry'] })
    expect(await screen.findByText(/Your reference is EQ-/)).toBeTruthy()
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('goes out once for two presses, though the form does not wait', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const { user, sent } = await open((_request, asked) => {
      if (asked !== path) return undefined
      if (sent.length === 0) throw new TypeError('Failed to fetch')
      return answered.then(() => refusal(429, 'too_many_requests', 'Later.'))
    })
    await fill(user)
    await user.click(send())
    await user.dblClick(await screen.findByRole('button', { name: 'Send now' }))
    answer()
    expect(await screen.findByText('Later.')).toBeTruthy()
    expect(sent).toHaveLength(2)
  })

  it('keeps the key of what was refused for the same words, and takes another for others', async () => {
    const { user, sent } = await open((_request, asked) =>
      asked === path ? refusal(503, 'unavailable', `Refused ${sent.length} times.`) : undefined,
    )
    await fill(user)
    for (const times of [1, 2, 3]) {
      if (times === 3) await user.type(box(/^Message/), '!')
      await user.click(send())
      await waitFor(() => expect(sent).toHaveLength(times))
      await waitFor(() => expect(send()).toHaveProperty('disabled', false))
    }
    const keys = sent.map(({ key }) => key)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('is not tried again and again once the form is left', async () => {
    const { user, sent, unmount } = await open((_request, asked) => {
      if (asked === path) throw new TypeError('Failed to fetch')
      return undefined
    })
    await fill(user)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) }).click(send())
    await screen.findByRole('heading', { name: 'Kept until the connection is back' })
    await vi.advanceTimersByTimeAsync(HEALTH_CHECK_INTERVAL_MS)
    expect(sent.length).toBeGreaterThan(1)
    unmount()
    const tried = sent.length
    await vi.advanceTimersByTimeAsync(3 * HEALTH_CHECK_INTERVAL_MS)
    expect(sent).toHaveLength(tried)
  })

  it('still has what was typed after a reload', async () => {
    const { user, unmount } = await open()
    await user.type(box(/^Name/), 'Sar')
    unmount()
    await draw(<Enquiry target={target} wanted="question" />, { texts: ['enquiry'] })
    expect(box(/^Name/).value).toBe('Sar')
  })

  it('knows who is signed in', async () => {
    serveMock()
    await logIn('individual')
    target = {
      about: 'agent',
      id: 'agent-1',
      name: 'Layla',
      recipient: { kind: 'advertiser', name: 'Layla', isCallable: true },
    }
    await draw(<Enquiry target={target} wanted="question" />, { texts: ['enquiry'] })
    expect(box(/^Email/).value).toBe('demo.individual@manzil.example')
    expect(box(/^Message/).value).toBe('')
    expect(screen.getByRole('heading', { name: 'Write to Layla' })).toBeTruthy()
  })
})
