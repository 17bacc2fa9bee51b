import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Before, refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit, openSite, place } from '../../../test/open-site.tsx'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

async function open(address: string, before?: Before) {
  const server = serveMock(before)
  await openSite(address)
  return { ...server, user: userEvent.setup() }
}

const main = () => within(screen.getByRole('main'))
const cards = () => main().getAllByRole('article')
const held = () => new URLSearchParams(place().split('?')[1])

describe('the lists of agents and agencies', () => {
  it('shows people, each leading to their page', async () => {
    const { calls } = await open('/agents')
    expect(await screen.findByRole('heading', { level: 1, name: 'Agents' })).toBeTruthy()
    await waitFor(() => expect(cards().length).toBeGreaterThan(2))
    for (const card of cards())
      expect(within(card).getByRole('link').getAttribute('href')).toMatch(/^#\/agent-info\?id=/)
    expect(calls.some((call) => call.includes('/user/all-users?user_type=agent'))).toBe(true)
    expect(document.title).toMatch(/^Agents · /)
    const header = screen.getByRole('navigation', { name: 'Main menu' })
    expect(
      within(header).getByRole('link', { name: 'Find an Agent' }).getAttribute('aria-current'),
    ).toBe('page')
  })

  it('keeps filters in the address, also from people to offices', async () => {
    const { user, calls } = await open('/agents?page=2')
    await user.selectOptions(await main().findByRole('combobox', { name: 'Language' }), 'ar')
    await waitFor(() => expect(held().toString()).toBe('language=ar'))
    await user.type(screen.getByRole('searchbox'), 'marina')
    await waitFor(() => expect(held().get('search')).toBe('marina'))
    await waitFor(() =>
      expect(calls.some((call) => /search=marina.*language=ar/.test(call))).toBe(true),
    )
    await user.click(screen.getByRole('link', { name: 'Agencies' }))
    await waitFor(() => expect(place()).toMatch(/^\/agencies\?/))
    expect(held().get('language')).toBe('ar')
  })

  it('leads back from filters that nobody fits', async () => {
    await open('/agencies?search=zzzz')
    expect(await screen.findByText('Nobody fits all of these wishes')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('#/agencies')
  })

  it('speaks of no filters where nobody is there at all', async () => {
    const nobody = {
      success: true,
      data: [],
      pagination: { page: 1, limit: 12, total: 0, totalPages: 0 },
    }
    await open('/agents', (_request, path) =>
      path === '/user/all-users' ? Response.json(nobody) : undefined,
    )
    expect(await screen.findByText('Nobody is listed here yet')).toBeTruthy()
    expect(screen.queryByLabelText('Nationality')).toBeNull()
    const properties = main().getByRole('link', { name: 'See all homes' })
    expect(properties.getAttribute('href')).toBe('#/property-listing')
  })

  it('blames no filter where nobody is there at all', async () => {
    const pagination = { page: 1, limit: 12, total: 0, totalPages: 0 }
    await open('/agents?language=ar', (_request, path) => {
      if (path === '/user/all-users') return Response.json({ success: true, data: [], pagination })
      if (path !== '/site/get-site-status') return undefined
      const site = { demo_data: false, listings_count: 9, database: 'embedded', has_agents: false }
      return Response.json({ data: site })
    })
    expect(await screen.findByText('Nobody is listed here yet')).toBeTruthy()
    expect(screen.queryByText('Nobody fits all of these wishes')).toBeNull()
  })

  it('tells a failure in its place, and tries again', async () => {
    let broken = true
    const { user } = await open('/agents', (_request, path) =>
      broken && path === '/user/all-users' ? refusal(500, 'internal', 'No ink.') : undefined,
    )
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('No ink.')).toBeTruthy()
    broken = false
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(cards().length).toBeGreaterThan(2))
  })
})

describe('the page of an agency', () => {
  it('has its people, its properties in an order, and a form', async () => {
    const { world, calls } = serveMock()
    const user = userEvent.setup()
    const agency = [...world.users.values()].find(({ role }) => role === 'agency')
    await openSite(`/agency-info?id=${agency?._id}`)
    expect(await screen.findByRole('heading', { level: 1, name: /./ })).toBeTruthy()
    const people = within(screen.getByRole('region', { name: 'People' }))
    expect(people.getAllByRole('article').length).toBeGreaterThan(0)
    const properties = within(await screen.findByRole('region', { name: 'Homes' }))
    await waitFor(() => expect(properties.getAllByRole('article').length).toBeGreaterThan(1))
    await user.selectOptions(properties.getByRole('combobox', { name: 'Sort by' }), 'price_asc')
    await waitFor(() => expect(held().get('sort_by')).toBe('price_asc'))
    expect(held().get('id')).toBe(agency?._id)
    await waitFor(() => expect(calls.some((call) => call.includes('sort_by=price_asc'))).toBe(true))
    expect(main().getByRole('button', { name: 'Share' })).toBeTruthy()
    const [write] = main().getAllByRole('button', { name: 'Send enquiry' })
    if (write) await user.click(write)
    expect(await screen.findByRole('form', { name: /^Write to / })).toBeTruthy()
  })

  it.each(['', '?id=nonsense', '?id=0197a1c0-0000-7000-8000-000000000000'])(
    'is not found at %s, and leads to the others',
    async (query) => {
      await open(`/agent-info${query}`)
      expect(await screen.findByText('This page is no longer here')).toBeTruthy()
      expect(screen.getByRole('link', { name: 'All agents' }).getAttribute('href')).toBe('#/agents')
    },
  )
})
