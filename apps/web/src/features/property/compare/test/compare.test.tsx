import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  comparedProperties,
  forgetProperties,
  hiddenProperties,
  seenProperties,
} from '../../../../stores/property-lists.ts'
import { serveMock } from '../../../../test/mock-server.ts'
import { forgetVisit, goTo, openSite, place } from '../../../../test/open-site.tsx'
// Fetched with the test, not within its time limit.
import '../ComparePage.tsx'
import '../../../../app/Overlays.tsx'
import '../../../../property/choosing/CompareTray.tsx'

beforeEach(() => {
  forgetProperties()
  forgetVisit()
})
afterEach(() => vi.unstubAllGlobals())

const unknown = '0197a1c0-0000-7000-8000-000000000000'

async function open(address: (ids: string[]) => string) {
  const server = serveMock()
  const ids = server.world.properties.slice(0, 5).map(({ _id }) => _id)
  await openSite(address(ids))
  return { ...server, ids, user: userEvent.setup() }
}

describe('properties side by side', () => {
  it('come from the address, and can be taken out', async () => {
    const { ids, user } = await open((all) => `/compare?ids=${all[0]},${all[1]}`)
    const table = within(await screen.findByRole('table', { name: 'Homes side by side' }))
    expect(table.getByRole('rowheader', { name: /^Reference \(differs\)$/ })).toBeTruthy()
    expect(table.getAllByText('Illustration')).toHaveLength(2)
    const [take] = table.getAllByRole('button', { name: /^Take out of the comparison/ })
    expect(take).toBeTruthy()
    await user.click(take ?? screen.getByRole('main'))
    await waitFor(() => expect(place()).toBe(`/compare?ids=${ids[1]}`))
  })

  it('say how each price stands, what it comes to a month, and shared rows unless left out', async () => {
    const { world } = serveMock()
    // Eight flats of one community, each dearer than the one before.
    const flats = world.properties.slice(0, 8)
    const path = world.properties.find(({ location_path: of }) =>
      of.some(({ kind }) => kind === 'community'),
    )?.location_path
    for (const [at, home] of flats.entries())
      Object.assign(home, {
        ...{ purpose: 'sale', type: 'apartment', bedrooms: 2, location_path: path },
        ...{ completion: 'ready', service_charge: null, price_period: null },
        ...{ size: 1_000, price: 1_000_000 + at * 50_000, price_per_sqft: 1_000 + at * 50 },
        features: at === 0 ? ['vacant'] : [],
      })
    const ids = flats.slice(0, 2).map(({ _id }) => _id)
    await openSite(`/compare?ids=${ids.join(',')}`)
    const user = userEvent.setup()
    const table = within(await screen.findByRole('table', { name: 'Homes side by side' }))
    const months = () => table.getAllByText(/^AED.[\d,]+, loan alone$/)
    await waitFor(() => expect(months()).toHaveLength(2))
    const position = table.getByRole('rowheader', { name: /^Against similar homes/ })
    expect(position.closest('tr')?.textContent).toMatch(/per sqft/)
    // Vacant is a term of the offer, and no amenity.
    const terms = await table.findByRole('rowheader', { name: 'Terms' })
    expect(terms.closest('tbody')?.textContent).toContain('Vacant')
    const shared = () => table.queryByRole('rowheader', { name: 'Type' })
    expect(shared()).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Only what differs' }))
    expect(shared()).toBeNull()
  })

  it('says in its column that a property is gone', async () => {
    await open((all) => `/compare?ids=${all[0]},${unknown}`)
    expect(await screen.findByRole('link', { name: 'No longer listed' })).toBeTruthy()
  })

  it('shows four of five, and says so', async () => {
    await open((all) => `/compare?ids=${all.join(',')}`)
    expect(await screen.findByText(/^Up to 4 homes can be compared/)).toBeTruthy()
    const table = within(await screen.findByRole('table', { name: 'Homes side by side' }))
    expect(table.getAllByRole('link')).toHaveLength(4)
  })

  it('leads to properties where none was chosen, and to the chosen ones where some were', async () => {
    const { ids } = await open(() => '/compare')
    expect(await screen.findByText('Nothing to compare yet')).toBeTruthy()
    act(() => comparedProperties.add(ids[0] ?? ''))
    await waitFor(() => expect(place()).toBe(`/compare?ids=${ids[0]}`))
  })
})

describe('the cards of a search', () => {
  it('choose properties for the comparison, four at most, and keep them', async () => {
    const { user } = await open(() => '/property-listing')
    const buttons = await screen.findAllByRole('button', { name: /^Compare: / })
    for (const button of buttons.slice(0, 5)) await user.click(button)
    expect(comparedProperties.get()).toHaveLength(4)
    expect(localStorage.getItem('comparedHomes')?.split('\n')).toHaveLength(4)
    expect(await screen.findByText(/^You can compare 4 homes at a time/)).toBeTruthy()
    const bar = within(await screen.findByRole('region', { name: 'Homes to compare' }))
    expect(bar.getByRole('link', { name: 'Compare' }).getAttribute('href')).toMatch(
      /^#\/compare\?ids=/,
    )
  })

  it('hide a property, which the page says and takes back', async () => {
    const { user } = await open(() => '/property-listing')
    const [hide] = await screen.findAllByRole('button', { name: /^Hide: / })
    const name = hide?.getAttribute('aria-label') ?? ''
    await user.click(hide ?? screen.getByRole('main'))
    expect(await screen.findByText('1 home of this page is hidden')).toBeTruthy()
    expect(screen.queryByRole('button', { name })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(await screen.findByRole('button', { name })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(hiddenProperties.get()).toEqual([]))
  })

  it('are marked once the property was opened', async () => {
    const { ids } = await open((all) => `/property-details?id=${all[0]}`)
    await waitFor(() => expect(seenProperties.get()).toEqual([ids[0]]))
    await goTo('/property-listing')
    expect((await screen.findAllByText('Seen')).length).toBeGreaterThan(0)
  })
})
