import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { emptyContent } from '@manzil/domain/property-draft/empty-content'
import type { World } from '@manzil/mock-api/world'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepSent } from '../../../../property-drafts/local-draft.ts'
import { refusal, serveMock } from '../../../../test/mock-server.ts'
import { forgetVisit, goTo, logIn, openSite, place } from '../../../../test/open-site.tsx'
// Fetched with the test, not within its time limit.
import '../AddPropertyPage.tsx'
import '../../my-property-listing/MyPropertyListingPage.tsx'
import '../../../../app/Overlays.tsx'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

it('a draft that has only just been begun is asked for from nobody, and is kept once it is written in', async () => {
  const { calls, world } = serveMock()
  await logIn('agent')
  await openSite('/add-property')
  const title = await screen.findByRole('textbox', { name: /Title in English/ })
  expect(calls.filter((call) => call.includes('/draft/get-property-draft'))).toEqual([])
  await userEvent.setup().type(title, 'Corner')
  await waitFor(() => expect(place()).toContain('draft='))
  await waitFor(() => expect([...world.drafts.values()]).toHaveLength(1))
  expect(calls.filter((call) => call.includes('/draft/get-property-draft'))).toEqual([])
})

it('a form that was only looked at leaves no draft', async () => {
  const { calls, world } = serveMock()
  await logIn('agent')
  await openSite('/add-property')
  await screen.findByRole('textbox', { name: /Title in English/ })
  const before = calls.length
  await goTo('/agents')
  // What is sent on leaving goes before what the next page asks for.
  await waitFor(() => expect(calls.slice(before).some((call) => call.includes('agent'))).toBe(true))
  expect(screen.queryByRole('textbox', { name: /Title in English/ })).toBeNull()
  expect(calls.filter((call) => call.includes('save-property-draft'))).toEqual([])
  expect(world.drafts.size).toBe(0)
})

const draftIds = [1, 2, 3].map((number) => `0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e0${number}`)

/** An agent with three drafts. */
async function logInWithDrafts(world: World): Promise<void> {
  await logIn('agent')
  const owner = [...world.users.values()].find(({ email }) => email === 'demo.agent@manzil.example')
  const user_id = owner?._id ?? ''
  for (const [index, _id] of draftIds.entries()) {
    const title = `Draft ${index + 1}`
    const content = { ...emptyContent, title }
    const draft = { ...fixtures.getPropertyDraft().data, _id, title, property_id: null, content }
    world.drafts.set(_id, { user_id, draft })
  }
}

/** Chooses the first and the third of the drafts of an agent, and removes them. */
async function removeTwoOfThree(world: World): Promise<void> {
  await logInWithDrafts(world)
  await openSite('/add-property')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('checkbox', { name: /Draft 1/ }))
  await user.click(screen.getByRole('checkbox', { name: /Draft 3/ }))
  await user.click(screen.getByRole('button', { name: 'Remove the chosen' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
}
const titles = (world: World) => [...world.drafts.values()].map(({ draft }) => draft.content.title)

it('drafts are removed from the list, several at once', async () => {
  const { world } = serveMock()
  await removeTwoOfThree(world)
  await waitFor(() => expect(titles(world)).toEqual(['Draft 2']))
  // The question hides the page until the list has been read anew.
  expect(await screen.findByRole('link', { name: 'Draft 2' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Draft 1' })).toBeNull()
})

it('an id that the server takes for none keeps the drafts after it from nothing', async () => {
  const { world } = serveMock((request, path) =>
    request.method === 'DELETE' && path.endsWith(draftIds[2] ?? '')
      ? refusal(400, 'validation_failed', 'That is no id.')
      : undefined,
  )
  await removeTwoOfThree(world)
  await waitFor(() => expect(titles(world)).toEqual(['Draft 2', 'Draft 3']))
})

it('the form says what each missing point is, leads to it, and names a double', async () => {
  const { world } = serveMock()
  await logIn('agent')
  const other = world.properties.find(({ permit_number }) => permit_number !== null)
  await openSite('/add-property')
  const user = userEvent.setup()
  const panel = within(await screen.findByRole('region', { name: 'How good this listing is' }))
  expect(panel.getByText('Show 8 photographs; there are 0.')).toBeTruthy()
  const point = panel.getByText(/State the price\./).closest('li')
  await user.click(within(point as HTMLElement).getByRole('button', { name: 'Go there' }))
  expect(document.activeElement?.id).toBe('property-price')
  await user.type(
    screen.getByRole('textbox', { name: /Advertising permit/ }),
    other?.permit_number ?? '',
  )
  await screen.findByText('This may be on the site already')
  expect(screen.getAllByRole('link', { name: other?.title ?? '' }).length).toBeGreaterThan(0)
  expect(screen.getAllByText('The same permit').length).toBeGreaterThan(0)
})

it('a text that could not be read is told beside it, and is read at the next press', async () => {
  let refused = false
  serveMock((request) => {
    if (refused || !request.url.includes('read-advert')) return undefined
    refused = true
    return refusal(503, 'unavailable', 'Busy just now.')
  })
  await logIn('agent')
  await openSite('/add-property')
  const user = userEvent.setup()
  await user.click(await screen.findByText('Paste a text you have already'))
  await user.type(screen.getByRole('textbox', { name: 'Your text' }), '2 bedrooms for sale')
  await user.click(screen.getByRole('button', { name: 'Fill in the form' }))
  const beside = () => document.querySelector('.property-form__paste [role=alert]')?.textContent
  await waitFor(() => expect(beside()).toContain('Busy just now.'))
  await user.click(screen.getByRole('button', { name: 'Fill in the form' }))
  expect(await screen.findByText(/values? read/)).toBeTruthy()
  expect(beside()).toBeUndefined()
})

it('a value that is wrong is none that is missing, and the preview shows none of it', async () => {
  serveMock()
  await logIn('agent')
  await openSite('/add-property')
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: /Title in English/ }), 'Corner flat')
  await user.type(screen.getByRole('textbox', { name: /Price \(AED\)/ }), '-5000')
  await user.type(screen.getByRole('textbox', { name: /Link to a video/ }), 'youtube')
  const index = within(screen.getByRole('navigation', { name: 'Parts of the form' }))
  const part = (name: RegExp) => index.getByRole('button', { name }).textContent
  expect(part(/Price and terms/)).toContain('1 to correct')
  expect(part(/Pictures, plans/)).toBe('Pictures, plans and tours1 to correct')
  const preview = document.querySelector('.property-form__preview')?.textContent
  expect(preview).not.toContain('5,000')
  expect(preview).not.toContain('Price on request')
})

it('drafts are listed among the listings too, each with a way to go on', async () => {
  const { world } = serveMock()
  await logInWithDrafts(world)
  await openSite('/my-property-listing')
  expect(await screen.findByText(/ · 3 drafts$/)).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('link', { name: 'Continue “Draft 2”' }))
  await waitFor(() => expect(place()).toBe(`/add-property?draft=${draftIds[1]}`))
  const title = await screen.findByRole('textbox', { name: /Title in English/ })
  expect(title).toHaveProperty('value', 'Draft 2')
})

it('the address of a draft that was sent leads to what it became', async () => {
  serveMock()
  await logIn('agent')
  const [draft = '', property = ''] = draftIds
  keepSent(draft, property)
  await openSite(`/add-property?draft=${draft}`)
  expect(await screen.findByText('This draft has become a listing')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'See the listing' })
  expect(link.getAttribute('href')).toBe(`#/property-details?id=${property}`)
  expect(screen.queryByRole('textbox', { name: /Title in English/ })).toBeNull()
})

it('the address of a draft that is kept nowhere says so', async () => {
  serveMock()
  await logIn('agent')
  await openSite(`/add-property?draft=${draftIds[0]}`)
  expect(await screen.findByText('This draft is no longer kept')).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('link', { name: 'Add another property' }))
  expect(await screen.findByRole('textbox', { name: /Title in English/ })).toBeTruthy()
})

it('parts with nothing in them count as none that is complete', async () => {
  serveMock()
  await logIn('agent')
  await openSite('/add-property')
  const user = userEvent.setup()
  const nav = await screen.findByRole('navigation', { name: 'Parts of the form' })
  const index = within(nav)
  expect(index.queryByRole('img', { name: 'Complete' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: /Price \(AED\)/ }), '900000')
  const price = within(index.getByRole('button', { name: /Price and terms/ }))
  expect(price.getByRole('img', { name: 'Complete' })).toBeTruthy()
  expect(index.getAllByRole('img', { name: 'Complete' })).toHaveLength(1)
})

it('counts the fields that are left as they are mended, and cuts no title that is too long', async () => {
  serveMock()
  await logIn('agent')
  await openSite('/add-property')
  const user = userEvent.setup()
  const title = await screen.findByRole('textbox', { name: /Title in English/ })
  await user.click(title)
  await user.paste('A'.repeat(200))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  const counts = () =>
    screen.queryAllByText(/fields? needs? another look|fields need/).map((each) => each.textContent)
  await waitFor(() => expect(counts()).toHaveLength(2))
  const before = Number.parseInt(counts()[0] ?? '', 10)
  expect(title).toHaveProperty('value', 'A'.repeat(200))
  expect(screen.getByText('At most 160 characters.')).toBeTruthy()
  await user.clear(title)
  await user.type(title, 'Corner flat')
  await waitFor(() => expect(counts()[0]).toBe(`${before - 1} fields need another look.`))
})
