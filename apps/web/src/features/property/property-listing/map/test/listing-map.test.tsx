import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
// Fetched with the test, not within its time limit.
import '../ListingMap.tsx'
import '../../../../../map/base/uae.json'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Before, refusal, serveMock } from '../../../../../test/mock-server.ts'
import { forgetVisit, openSite, place } from '../../../../../test/open-site.tsx'

const pinsPath = '/property/get-map-for-users'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

async function openMap(query: string, before?: Before) {
  const server = serveMock(before)
  await openSite(`/property-listing?view=map${query}`)
  const map = await screen.findByRole('region', { name: 'Map of homes' })
  return { ...server, map: within(map), user: userEvent.setup() }
}

const held = () => new URLSearchParams(place().split('?')[1])
const asked = (calls: readonly string[]) =>
  calls
    .filter((call) => call.includes(pinsPath))
    .map((call) => new URLSearchParams(call.split('?')[1]))

const pins = (map: Awaited<ReturnType<typeof openMap>>['map']) =>
  within(map.getByRole('group', { name: 'Homes on the map' })).findAllByRole('button')

it('asks for the properties of the search in its box, and goes where the place is', async () => {
  const { calls, map } = await openMap('&purpose=sale&location=dubai-marina')
  await pins(map)
  await waitFor(() => expect(asked(calls).at(-1)?.get('location')).toBe('dubai-marina'))
  const box = asked(calls).at(-1)
  expect(box?.get('purpose')).toBe('sale')
  await waitFor(() => {
    const last = asked(calls).at(-1)
    expect(Number(last?.get('west'))).toBeGreaterThan(55)
    expect(Number(last?.get('east'))).toBeLessThan(55.3)
  })
  expect(held().get('view')).toBe('map')
  expect(held().has('south')).toBe(false)
})

it('goes where the words of the search name a place, as menus and people write it', async () => {
  const { calls, map } = await openMap('&search=Dubai Marina')
  await pins(map)
  await waitFor(() => {
    const last = asked(calls).at(-1)
    expect(Number(last?.get('west'))).toBeGreaterThan(55)
    expect(Number(last?.get('east'))).toBeLessThan(55.3)
  })
  expect(asked(calls).at(-1)?.get('search')).toBe('Dubai Marina')
  expect(held().has('south')).toBe(false)
})

it('makes its view a filter when it is moved, unless it must not', async () => {
  const { map, user } = await openMap('')
  await pins(map)
  fireEvent.keyDown(map.getByRole('application'), { key: '+' })
  await waitFor(() => expect(held().has('south')).toBe(true))
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Map area' }))
  await waitFor(() => expect(held().has('south')).toBe(false))
  expect(held().get('view')).toBe('map')

  await user.click(map.getByRole('checkbox', { name: 'Search as the map moves' }))
  fireEvent.keyDown(map.getByRole('application'), { key: '+' })
  await user.click(await map.findByRole('button', { name: 'Search this area' }))
  await waitFor(() => expect(held().has('south')).toBe(true))
})

it('draws an area, which is a filter that can be taken away', async () => {
  const { calls, map, user } = await openMap('')
  await pins(map)
  await user.click(map.getByRole('button', { name: 'Draw an area' }))
  await user.click(map.getByRole('button', { name: 'Use this view' }))
  await waitFor(() => expect(held().get('area')?.split(';')).toHaveLength(4))
  await waitFor(() => expect(asked(calls).at(-1)?.has('area')).toBe(true))
  expect(map.queryByRole('checkbox', { name: 'Search as the map moves' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove filter: Area drawn on the map' }))
  await waitFor(() => expect(held().has('area')).toBe(false))
})

it('goes to the properties of a place without losing the search, then shows their list', async () => {
  const marina = { place_id: 'dubai-marina', lat: 25.08, lng: 55.14, count: 6, price_min: null }
  const jvc = {
    place_id: 'jumeirah-village-circle',
    lat: 25.05,
    lng: 55.2,
    count: 3,
    price_min: null,
  }
  const { map, user } = await openMap(
    '&purpose=sale&location=dubai-marina&location=jumeirah-village-circle',
    (request, path) => {
      if (path !== pinsPath) return undefined
      const north = Number(new URL(request.url).searchParams.get('north'))
      const south = Number(new URL(request.url).searchParams.get('south'))
      const places = [marina, jvc].filter(({ lat }) => south <= lat && lat <= north)
      const total = places.reduce((sum, { count }) => sum + count, 0)
      const data = { pins: [], clusters: [], places, total, without_place: total }
      return Response.json({ success: true, message: 'Here they are.', data })
    },
  )
  const bubble = () =>
    map.findByRole('button', { name: /6 homes in Dubai Marina, exact place not given$/ })
  const places = ['dubai-marina', 'jumeirah-village-circle']
  await user.click(await bubble())
  await waitFor(() =>
    expect(Number(held().get('north')) - Number(held().get('south'))).toBeCloseTo(0.012),
  )
  expect(held().getAll('location')).toEqual(places)
  expect(held().get('purpose')).toBe('sale')
  expect(held().get('view')).toBe('map')
  await user.click(await bubble())
  await waitFor(() => expect(held().get('view')).not.toBe('map'))
  expect(held().getAll('location')).toEqual(places)
  expect(held().has('south')).toBe(true)
})

it('has no list of its own beside the list of the search', async () => {
  const { map } = await openMap('&purpose=sale')
  await pins(map)
  expect(map.queryByRole('button', { name: 'Show as list' })).toBeNull()
})

it('shows the card of a chosen pin, and marks it in the list', async () => {
  const { map, user, world } = await openMap('&limit=100&location=dubai-marina')
  const property = (await map.findAllByRole('button', { name: /^AED/ }))[0]
  if (!property) throw new Error('no home in view')
  await user.click(property)
  await map.findByRole('button', { name: 'Close the card' })
  const link = (await map.findAllByRole('link'))[0]?.getAttribute('href') ?? ''
  const id = new URLSearchParams(link.split('?')[1]).get('id')
  expect(world.properties.map(({ _id }) => _id)).toContain(id)
  const card = document.querySelector(`[data-property="${id}"]`)
  if (card) await waitFor(() => expect(card.hasAttribute('data-lit')).toBe(true))
  await user.click(map.getByRole('button', { name: 'Close the card' }))
  expect(map.queryByRole('button', { name: 'Close the card' })).toBeNull()
})

it('says that nothing is there', async () => {
  const { map } = await openMap('&price_max=1')
  expect(await map.findByText(/^No homes here/)).toBeTruthy()
})

it('tries again where the properties could not be loaded', async () => {
  let broken = true
  const { map, user } = await openMap('', (_, path) =>
    broken && path === pinsPath ? refusal(400, 'broken', 'No.') : undefined,
  )
  expect(await map.findByText(/^The homes could not be loaded/)).toBeTruthy()
  broken = false
  await user.click(map.getByRole('button', { name: 'Try again' }))
  expect((await pins(map)).length).toBeGreaterThan(0)
})
