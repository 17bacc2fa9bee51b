import { accessToken, confirmToken } from '@manzil/mock-api/saved-searches'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getSession } from '../../../../session/session-store.ts'
import { type MockServer, serveMock } from '../../../../test/mock-server.ts'
import { forgetVisit, logIn, openSite, place } from '../../../../test/open-site.tsx'
// Fetched with the test, not within its time limit.
import '../SavedSearchesPage.tsx'
import '../../property-listing/PropertyListingPage.tsx'
import '../../../../app/Overlays.tsx'
import '../../../../property/saving/SaveSearchDialog.tsx'
import '../../../home/SavedNews.tsx'
import '../../../home/RecentSection.tsx'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

const email = 'sara.khan@manzil.example'
const id = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
const otherId = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02'

function keep({ world }: MockServer, changes: object = {}, _id = id): void {
  world.savedSearches.set(_id, {
    _id,
    search: 'purpose=rent&location=dubai-marina',
    name: 'By the sea',
    frequency: 'daily',
    state: 'active',
    email,
    new_count: 3,
    created_at: '2026-11-18T08:00:00.000Z',
    user_id: null,
    ...changes,
  })
}

it('a guest saves the search of the listing page and is sent a link', async () => {
  const { world } = serveMock()
  await openSite('/property-listing?purpose=rent&location=dubai-marina&page=2')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Save search' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }))
  const name = dialog.getByRole('textbox', { name: /Name of the search/ })
  await waitFor(() => expect(name).toHaveProperty('value', 'Rent · Dubai Marina'))
  await user.click(dialog.getByRole('button', { name: 'Save search' }))
  expect(await dialog.findByText('Enter an e-mail address.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), email)
  await user.click(dialog.getByRole('radio', { name: /At once/ }))
  await user.click(dialog.getByRole('button', { name: 'Save search' }))
  expect(await dialog.findByText(/open the link in the e-mail/)).toBeTruthy()
  expect(dialog.queryByText('This site sends no e-mail')).toBeNull()
  expect([...world.savedSearches.values()]).toMatchObject([
    { search: 'purpose=rent&location=dubai-marina', frequency: 'instant', state: 'unconfirmed' },
  ])
  expect(localStorage.getItem('savedSearches')).toBe('session')
})

it('says where the e-mail is on a site that sends none', async () => {
  const status = { demo_data: true, listings_count: 9, database: 'embedded', sends_mail: false }
  serveMock((_request, path) =>
    path === '/site/get-site-status'
      ? Response.json({ data: { ...status, shows_messages: true } })
      : undefined,
  )
  await openSite('/property-listing?purpose=rent')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Save search' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }))
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), email)
  await user.click(dialog.getByRole('button', { name: 'Save search' }))
  expect(await dialog.findByText('This site sends no e-mail')).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Show the message' })).toBeTruthy()
})

it('says a search once where its name is the one that was proposed', async () => {
  const server = serveMock()
  // As the server keeps it: with plain spaces, where an amount has a no-break one.
  const name = 'Rent · Up to AED 120K'
  keep(server, { name, search: 'purpose=rent&price_max=120000' })
  keep(server, { search: 'purpose=rent&price_max=90000' }, otherId)
  await openSite(`/saved-searches?access=${accessToken(email)}`)
  expect(await screen.findByRole('link', { name })).toBeTruthy()
  // Once the other one is told in words, this one would be as well.
  expect(await screen.findByText(/Up to AED\s90K/)).toBeTruthy()
  expect(screen.getAllByText(/Up to AED\s120K/)).toHaveLength(1)
})

it('the link of a mail confirms a search and opens the list', async () => {
  const server = serveMock()
  keep(server, { state: 'unconfirmed' })
  await openSite(`/saved-searches?confirm=${confirmToken(id)}&access=${accessToken(email)}`)
  expect(await screen.findByText('Your search is confirmed.')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'By the sea' })).toBeTruthy()
  expect(localStorage.getItem('savedSearches')).toBe(accessToken(email))
})

it('a search is paused, told otherwise, renamed and looked at', async () => {
  const server = serveMock()
  keep(server)
  const kept = () => server.world.savedSearches.get(id)
  await openSite(`/saved-searches?access=${accessToken(email)}`)
  const user = userEvent.setup()
  expect(await screen.findByText('3 new homes')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeTruthy()
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'How often we write' }),
    'Every week',
  )
  await waitFor(() => expect(kept()?.frequency).toBe('weekly'))
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  const field = screen.getByRole('textbox', { name: 'Name of the search' })
  await user.clear(field)
  await user.type(field, 'Marina')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await user.click(await screen.findByRole('link', { name: 'Marina' }))
  expect(place()).toBe('/property-listing?purpose=rent&location=dubai-marina')
  await waitFor(() => expect(kept()?.new_count).toBe(0))
})

it('a search is deleted once that is confirmed', async () => {
  const server = serveMock()
  keep(server)
  await openSite(`/saved-searches?access=${accessToken(email)}`)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this search?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No saved searches yet')).toBeTruthy()
  expect(server.world.savedSearches.size).toBe(0)
  expect(localStorage.getItem('savedSearches')).toBeNull()
})

it('the home page asks for none of a guest who never saved one', async () => {
  const server = serveMock()
  const listed = () => server.calls.some((call) => call.includes('get-saved-searches'))
  await openSite('/')
  await screen.findByRole('heading', { level: 1 })
  expect(listed()).toBe(false)
})

it('the home page says how many are new to an account, in a browser that saved none', async () => {
  const server = serveMock()
  await logIn('individual')
  keep(server, { user_id: getSession().user?._id })
  await openSite('/')
  await screen.findByRole('link', { name: '3 new homes for your saved searches' })
})

it('the home page says how many homes are new', async () => {
  const server = serveMock()
  keep(server)
  localStorage.setItem('savedSearches', accessToken(email))
  await openSite('/')
  const news = await screen.findByRole('link', { name: '3 new homes for your saved searches' })
  expect(news.getAttribute('href')).toBe('#/saved-searches')
})
