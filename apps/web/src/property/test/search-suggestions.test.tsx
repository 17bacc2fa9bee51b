import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConsent, forgetConsent } from '../../stores/consent.ts'
import { forgetSearches } from '../../stores/recent-searches.ts'
import { type Before, serveMock } from '../../test/mock-server.ts'
import { forgetVisit, openSite, place } from '../../test/open-site.tsx'

const suggestions = 'GET /property/get-search-suggestions-for-users'

beforeEach(() => {
  forgetVisit()
  forgetConsent()
  forgetSearches()
})
afterEach(() => vi.unstubAllGlobals())

const property = { kind: 'listing', id: '0190', label: 'Villa MZ-1', query: null, parts: [] }

async function openProperty(query = '', before?: Before) {
  const server = serveMock(before)
  await openSite(`/property-listing${query}`)
  const box = await screen.findByRole('combobox', { name: 'Place or keyword' })
  return { ...server, box, user: userEvent.setup() }
}

const held = () => Object.fromEntries(new URLSearchParams(place().split('?')[1]))

describe('suggestions of the search', () => {
  it('read a text as filters, by keyboard, and ask once for it', async () => {
    const { user, box, calls } = await openProperty('?furnished=furnished')
    await user.click(box)
    await user.paste('2 bed marina')
    await screen.findByRole('option', { name: /2 bedrooms.*Dubai Marina/ })
    expect(calls.filter((call) => call.startsWith(`${suggestions}?search=2`))).toEqual([
      `${suggestions}?search=2%20bed%20marina`,
    ])
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() =>
      expect(held()).toMatchObject({
        location: 'dubai-marina',
        bedrooms_min: '2',
        bedrooms_max: '2',
        furnished: 'furnished',
      }),
    )
    expect(held()).not.toHaveProperty('search')
  })

  it('count the homes of a place that fit what is searched, as the page will', async () => {
    const { user, box } = await openProperty('?purpose=sale')
    await user.click(box)
    await user.paste('marina')
    const option = await screen.findByRole('option', { name: /^Dubai Marina.*homes?$/ })
    const [said = ''] = /\d+ homes?$/.exec(option.textContent) ?? []
    await user.click(option)
    await waitFor(() => expect(held()).toEqual({ purpose: 'sale', location: 'dubai-marina' }))
    await screen.findByRole('heading', { name: new RegExp(`^${said} for sale`) })
  })

  it('lead to the page of a property', async () => {
    const link = '/property-details?id=0190'
    const { user, box } = await openProperty('', (_request, path) =>
      path === '/property/get-search-suggestions-for-users'
        ? Response.json({
            data: [{ ...fixtures.listSearchSuggestions().data[0], ...property, link }],
          })
        : undefined,
    )
    await user.type(box, 'MZ-1')
    await user.click(await screen.findByRole('option', { name: /Villa MZ-1/ }))
    await waitFor(() => expect(place()).toBe(link))
  })

  it('begin with recent searches, which last only with consent', async () => {
    answerConsent(['convenience'])
    const { user, box } = await openProperty()
    await user.type(box, 'sea view{Enter}')
    await waitFor(() => expect(held()).toEqual({ search: 'sea view' }))
    expect(localStorage.getItem('recentSearches')).toBe('search=sea+view')
    await user.clear(box)
    await waitFor(() => expect(held()).toEqual({}))
    await user.click(box)
    await user.click(await screen.findByRole('option', { name: '“sea view”' }))
    await waitFor(() => expect(held()).toEqual({ search: 'sea view' }))
    answerConsent([])
    expect(localStorage.getItem('recentSearches')).toBeNull()
  })
})
