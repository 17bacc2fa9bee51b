import { listProperties, toggleFavourite } from '@manzil/api-client/generated/property-calls.gen'
import { unwrap } from '@manzil/api-client/result'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../api/api.ts'
import { endSession } from '../../session/session-store.ts'
import { likedProperties } from '../../stores/property-lists.ts'
import { refusal, serveMock } from '../../test/mock-server.ts'
import { forgetVisit, logIn, openSite } from '../../test/open-site.tsx'
import { handOverLiked } from '../hand-over-liked.ts'

beforeEach(() => {
  forgetVisit()
  likedProperties.clear()
})
afterEach(() => vi.unstubAllGlobals())

const hearts = () => screen.findAllByRole('button', { name: /^Save .* to favourites$/ })
const pressed = async () =>
  (await hearts()).filter((heart) => heart.getAttribute('aria-pressed') === 'true').length
const someIds = async (limit: number) => {
  const found = unwrap(await listProperties(api, { params: { query: { limit } } }))
  return found.data.map(({ _id }) => _id)
}

test('a guest keeps hearts in this browser, and is offered an account at the third', async () => {
  serveMock()
  const user = userEvent.setup()
  await openSite('/property-listing')
  const [first, second, third] = await hearts()
  if (!first || !second || !third) throw new Error('there are too few homes')
  await user.click(first)
  expect(await screen.findByText('Saved in this browser: see the home page.')).toBeTruthy()
  await user.click(second)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await pressed()).toBe(2)
  await user.click(third)
  const prompt = await screen.findByRole('dialog', { name: 'Login Required' })
  within(prompt).getByText('Log in to your account to save properties to your favourites.')
  expect(likedProperties.get()).toHaveLength(3)
})

test('an account is told what a press of a heart has done', async () => {
  serveMock()
  await logIn('individual')
  const user = userEvent.setup()
  await openSite('/property-listing')
  const [first] = await hearts()
  if (!first) throw new Error('there is no home')
  await user.click(first)
  expect(await screen.findByText('Saved: see Like Properties.')).toBeTruthy()
  await user.click(first)
  expect(await screen.findByText('No longer saved.')).toBeTruthy()
})

test('a second press lets it go again', async () => {
  serveMock()
  const user = userEvent.setup()
  await openSite('/property-listing')
  const [first] = await hearts()
  if (!first) throw new Error('there is no home')
  await user.click(first)
  await user.click(first)
  expect(await pressed()).toBe(0)
  expect(likedProperties.get()).toEqual([])
})

test('the home page shows them, and forgets them when asked to', async () => {
  serveMock()
  const ids = await someIds(2)
  ids.forEach(likedProperties.add)
  await openSite('/')
  const row = await screen.findByRole('region', { name: 'Saved in this browser' })
  await waitFor(() => expect(within(row).getAllByRole('article')).toHaveLength(2))
  await userEvent.click(within(row).getByRole('button', { name: 'Remove all' }))
  expect(screen.queryByRole('region', { name: 'Saved in this browser' })).toBeNull()
  expect(likedProperties.get()).toEqual([])
})

test('whoever logs in finds them among their favourites, and none of their own is lost', async () => {
  const { world } = serveMock()
  const [own, other] = await someIds(2)
  if (!own || !other) throw new Error('there are too few homes')
  await logIn('individual')
  unwrap(await toggleFavourite(api, { params: { path: { id: own } } }))
  endSession()
  for (const id of [own, other, '0197a1c2-7d10-7e3a-9b54-999999999999']) likedProperties.add(id)
  await logIn('individual')
  await openSite('/')
  await waitFor(() => expect(likedProperties.get()).toEqual([]))
  const favourites = [...world.favourites.values()].flatMap((ids) => [...ids])
  expect(favourites.toSorted()).toEqual([own, other].toSorted())
})

test('two tabs that hand them over at once lose none', async () => {
  const { world } = serveMock()
  const ids = await someIds(2)
  await logIn('individual')
  ids.forEach(likedProperties.add)
  const queries = new QueryClient()
  await Promise.all([handOverLiked(queries), handOverLiked(queries)])
  const favourites = [...world.favourites.values()].flatMap((kept) => [...kept])
  expect(favourites.toSorted()).toEqual(ids.toSorted())
})

test('nor where the browser has no locks that tabs share', async () => {
  vi.stubGlobal('navigator', { ...navigator, locks: undefined })
  let arrived = 0
  const both = Promise.withResolvers<void>()
  const { world } = serveMock(async (_request, path) => {
    if (!path.startsWith('/property/get-property/')) return undefined
    // Either tab is told of the property before the other has saved it.
    arrived += 1
    if (arrived === 2) both.resolve()
    await both.promise
    return undefined
  })
  const ids = await someIds(1)
  await logIn('individual')
  ids.forEach(likedProperties.add)
  const queries = new QueryClient()
  await Promise.all([handOverLiked(queries), handOverLiked(queries)])
  expect([...world.favourites.values()].flatMap((kept) => [...kept])).toEqual(ids)
})

test('what is no id of a property keeps none after it waiting', async () => {
  serveMock()
  const [id = ''] = await someIds(1)
  likedProperties.add('not-an-id')
  likedProperties.add(id)
  await logIn('individual')
  await openSite('/')
  await waitFor(() => expect(likedProperties.get()).toEqual([]))
})

test('what cannot be given to the account waits', async () => {
  serveMock((_request, path) =>
    path.startsWith('/property/get-property/')
      ? refusal(500, 'internal', 'The cellar is flooded.')
      : undefined,
  )
  const ids = await someIds(1)
  ids.forEach(likedProperties.add)
  await logIn('individual')
  await openSite('/')
  await screen.findAllByRole('article')
  expect(likedProperties.get()).toEqual(ids)
})
