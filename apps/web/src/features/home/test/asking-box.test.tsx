import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../../test/draw.tsx'
import { refusal, serveMock } from '../../../test/mock-server.ts'
import { forgetVisit } from '../../../test/open-site.tsx'
import { AskingBox } from '../AskingBox.tsx'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

/** Answers for three bedrooms with fewer properties than make a median. */
function serveFigures() {
  const { data, ...rest } = fixtures.getSearchFacets()
  return serveMock((request, path) => {
    if (path !== '/property/get-search-facets-for-users') return undefined
    const few = request.url.includes('bedrooms_min=3')
    const price = {
      min: 60_000,
      q1: 90_000,
      median: 100_000,
      q3: 120_000,
      max: 200_000,
      bins: [{ from: 60_000, to: 200_000, count: few ? 7 : 24 }],
    }
    return Response.json({ ...rest, data: { ...data, total: few ? 7 : 25, price } })
  })
}

it('says what is asked, of how many, and leads to these very properties', async () => {
  serveFigures()
  await draw(<AskingBox />, { texts: ['explore'] })
  const box = within(await screen.findByRole('region', { name: 'What do homes like mine ask?' }))
  expect(await box.findByText(/^AED\s100,000 \/ year$/)).toBeTruthy()
  expect(box.getByText('Median of 24 live adverts that state a price')).toBeTruthy()
  expect(box.getByText(/^Half of them ask AED\s90,000 to AED\s120,000\.$/)).toBeTruthy()
  expect(box.getByRole('link', { name: 'See these homes' }).getAttribute('href')).toMatch(
    /purpose=rent&location=[a-z-]+&bedrooms_min=1&bedrooms_max=1$/,
  )
})

it('says no median of too few', async () => {
  serveFigures()
  await draw(<AskingBox />, { texts: ['explore'] })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Bedrooms' }), '3 beds')
  expect(await screen.findByText(/^Fewer than 8 live adverts/)).toBeTruthy()
  expect(screen.queryByText(/^Median of/)).toBeNull()
})

it('says that its communities could not be read, and reads them again', async () => {
  let fails = true
  serveMock((_request, path) =>
    fails && path === '/location/get-all-locations'
      ? refusal(404, 'not_found', 'There are no places.')
      : undefined,
  )
  await draw(<AskingBox />, { texts: ['explore'] })
  expect(await screen.findByText('There are no places.')).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('combobox', { name: 'Bedrooms' })).toBeTruthy()
})
