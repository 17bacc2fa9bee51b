import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConsent, forgetConsent } from '../../../stores/consent.ts'
import { type Before, refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, openSite, place } from '../../../test/open-site.tsx'
import { markStep } from '../guide/guide-progress.ts'

beforeEach(() => {
  forgetVisit()
  forgetConsent()
})
afterEach(() => vi.unstubAllGlobals())

async function open(address: string, before?: Before) {
  const server = serveMock(before)
  const drawn = await openSite(address)
  return { ...server, ...drawn, user: userEvent.setup() }
}

describe('the guides', () => {
  it.each([
    ['/buyer-guide', 'Buyer guide', 'Homes for sale', '#/property-listing?purpose=sale'],
    ['/tenant-guide', 'Tenant guide', 'Homes for rent', '#/property-listing?purpose=rent'],
  ])(
    '%s has steps, fees with source and day, and leads to properties',
    async (path, title, properties, to) => {
      await open(path)
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
      const index = within(await screen.findByRole('navigation', { name: 'On this page' }))
      expect(index.getAllByRole('button').length).toBeGreaterThan(3)
      expect(screen.getByText('General information, not legal advice')).toBeTruthy()
      const [fees] = await screen.findAllByRole('table', { name: 'What it costs' })
      if (!fees) throw new Error('no fees')
      const [, row] = within(fees).getAllByRole('row')
      if (!row) throw new Error('no fee')
      expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^https:/)
      expect(within(row).getByText(/^as of .*20\d\d/)).toBeTruthy()
      const look = within(screen.getByRole('region', { name: 'Look at homes' }))
      expect(look.getByRole('link', { name: properties }).getAttribute('href')).toContain(to)
    },
  )

  it('unfold the part that comes next, and say how far one has come', async () => {
    const { user, unmount } = await open('/seller-guide')
    const folded = () => [...document.querySelectorAll('details')].map(({ open: now }) => !now)
    await screen.findByRole('progressbar', { name: 'Your way through' })
    expect(folded().slice(0, 2)).toEqual([false, true])
    const parts = document.querySelectorAll<HTMLElement>('.guide-stage')
    const [part, next] = parts
    if (!part || !next) throw new Error('no parts')
    const steps = within(part).getAllByRole('checkbox')
    for (const step of steps) await user.click(step)
    const { length } = steps
    expect(within(part).getByText(`Steps done: ${length} of ${length}`)).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe(String(length))
    // Its own choice stays while it is read; the index unfolds what it leads to.
    expect(folded().slice(0, 2)).toEqual([false, true])
    const index = within(screen.getByRole('navigation', { name: 'On this page' }))
    await user.click(index.getAllByRole('button')[1] ?? part)
    expect(folded().slice(0, 2)).toEqual([false, false])
    expect(document.activeElement).toBe(next)
    unmount()
    await openSite('/seller-guide')
    await screen.findByRole('progressbar')
    expect(folded().slice(0, 2)).toEqual([true, false])
    for (const step of steps) markStep(step.closest('li')?.id ?? '', false)
  })

  it('tick steps off, and keep that only where it is allowed', async () => {
    const { user } = await open('/seller-guide')
    const [first, second] = await screen.findAllByRole<HTMLInputElement>('checkbox', {
      name: /^Done: /,
    })
    if (!first || !second) throw new Error('no steps')
    await user.click(first)
    expect(first.checked).toBe(true)
    expect(localStorage.getItem('guideSteps')).toBeNull()
    answerConsent(['convenience'])
    expect(localStorage.getItem('guideSteps')).not.toBeNull()
    await user.click(second)
    expect(localStorage.getItem('guideSteps')?.split(' ')).toHaveLength(2)
    answerConsent([])
    expect(localStorage.getItem('guideSteps')).toBeNull()
    await user.click(first)
    await user.click(second)
  })

  it('tell a failure in their place, with the words of the specification', async () => {
    let broken = true
    const { user } = await open('/landlord-guide', (_request, path) =>
      broken && path === '/guide/get-guide-by-type' ? new Response('', { status: 502 }) : undefined,
    )
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Failed to add Guide, please try again later.')).toBeTruthy()
    broken = false
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('navigation', { name: 'On this page' })).toBeTruthy()
  })
})

describe('the questions', () => {
  it('stand by topic, unfold, and are found by a word', async () => {
    const { user, calls } = await open('/faqs')
    expect(await screen.findByRole('region', { name: 'Renting' })).toBeTruthy()
    const topics = within(screen.getByRole('navigation', { name: 'Topics' }))
    await user.click(topics.getByRole('link', { name: /^Buying/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Renting' })).toBeNull())
    expect(place()).toBe('/faqs?category=buying')
    await user.click(topics.getByRole('link', { name: /^All/ }))
    await user.type(screen.getByRole('searchbox'), 'ejari')
    await waitFor(() => expect(place()).toBe('/faqs?search=ejari'))
    await waitFor(() => expect(calls.some((call) => call.includes('search=ejari'))).toBe(true))
    expect(await screen.findByText(/^\d+ questions?$/)).toBeTruthy()
    await user.type(screen.getByRole('searchbox'), ' zzz')
    expect(await screen.findByText(/^No question fits/)).toBeTruthy()
  })
})

describe('the policies', () => {
  it.each([
    ['/terms-and-conditions', 'Terms & Conditions'],
    ['/cookies-policy', 'Cookies Policy'],
    ['/privacy-policy', 'Privacy Policy'],
  ])('%s has its parts and the day of its last change', async (path, title) => {
    await open(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    const index = within(await screen.findByRole('navigation', { name: 'On this page' }))
    expect(index.getAllByRole('button').length).toBeGreaterThan(1)
    expect(screen.getByText(/^Last changed on .*20\d\d/)).toBeTruthy()
  })

  it('are asked for again after a failure', async () => {
    let broken = true
    const { user } = await open('/privacy-policy', (_request, path) =>
      broken && path === '/policy/get-policy-by-type-for-users'
        ? refusal(500, 'internal', 'The shelf fell.')
        : undefined,
    )
    expect(await screen.findByText('The shelf fell.')).toBeTruthy()
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Last changed on/)).toBeTruthy()
  })
})

describe('the company and the communities', () => {
  it('says who runs the site', async () => {
    await open('/about-us')
    expect(await screen.findByRole('heading', { level: 2, name: 'What Manzil is' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all homes' }).getAttribute('href')).toBe(
      '#/property-listing',
    )
  })

  it('leads from the communities to each', async () => {
    await open('/area-guides')
    const link = await screen.findByRole('link', { name: 'Living in Dubai Marina' })
    expect(link.getAttribute('href')).toBe('#/area-guide?place=dubai-marina')
  })

  it('says what it is like to live in one, and leads to its properties', async () => {
    await open('/area-guide?place=dubai-marina')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Living in Dubai Marina' }),
    ).toBeTruthy()
    const properties = within(await screen.findByRole('region', { name: 'Homes in Dubai Marina' }))
    expect(properties.getByRole('link', { name: 'Homes for rent' }).getAttribute('href')).toBe(
      '#/property-listing?purpose=rent&location=dubai-marina',
    )
  })

  it('says what is asked in one by bedrooms, and of how many', async () => {
    const { data, ...rest } = fixtures.getSearchFacets()
    const bedrooms = [1, 2].map((value) => ({ value, count: value === 1 ? 20 : 5 }))
    const price = {
      min: 1,
      q1: 90_000,
      median: 100_000,
      q3: 120_000,
      max: 9,
      bins: [{ from: 1, to: 9, count: 20 }],
    }
    await open('/area-guide?place=dubai-marina', (_request, path) =>
      path === '/property/get-search-facets-for-users'
        ? Response.json({ ...rest, data: { ...data, bedrooms, price } })
        : undefined,
    )
    const asked = within(await screen.findByRole('region', { name: 'What homes here ask' }))
    const rents = within(asked.getByRole('table', { name: 'For rent, a year' }))
    expect(
      rents.getByRole('row', { name: /^1 bed AED\s100K AED\s90K to AED\s120K 20$/ }),
    ).toBeTruthy()
    expect(rents.queryByRole('row', { name: /^2 beds/ })).toBeNull()
    expect(rents.getByRole('link', { name: '1 bed' }).getAttribute('href')).toMatch(
      /purpose=rent&location=dubai-marina&bedrooms_min=1&bedrooms_max=1/,
    )
  })

  it('says that what is asked could not be read, and reads it again', async () => {
    let fails = true
    const { user } = await open('/area-guide?place=dubai-marina', (_request, path) =>
      fails && path === '/property/get-search-facets-for-users'
        ? refusal(404, 'not_found', 'There are no figures.')
        : undefined,
    )
    const asked = within(await screen.findByRole('region', { name: 'What homes here ask' }))
    expect(await asked.findByText('There are no figures.')).toBeTruthy()
    fails = false
    await user.click(asked.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('There are no figures.')).toBeNull())
  })

  it('knows no text about an unknown place', async () => {
    await open('/area-guide?place=atlantis')
    expect(await screen.findByText('Nothing is written about this place yet')).toBeTruthy()
  })

  it('says that a payment was cancelled', async () => {
    await open('/cancel-payment')
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment cancelled' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go Back Home' }).getAttribute('href')).toBe('#/')
  })
})
