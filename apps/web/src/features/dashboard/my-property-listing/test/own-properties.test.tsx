import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveMock } from '../../../../test/mock-server.ts'
import { forgetVisit, logIn, openSite } from '../../../../test/open-site.tsx'
// Fetched with the test, not within its time limit.
import '../MyPropertyListingPage.tsx'
import '../OwnTable.tsx'
import '../RankDrawer.tsx'
import '../../../../app/Overlays.tsx'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

it('the table shows the same rows, keeps what was chosen, and is remembered', async () => {
  serveMock()
  await logIn('agency')
  await openSite('/my-property-listing')
  const user = userEvent.setup()
  const [first] = await screen.findAllByRole('checkbox', { name: /^Choose (?!all)/ })
  const name = first?.getAttribute('aria-label') ?? ''
  await user.click(first as HTMLElement)
  await user.click(screen.getByRole('radio', { name: 'Table' }))
  const table = within(await screen.findByRole('table', { name: 'Table' }))
  expect(table.getByRole('checkbox', { name })).toHaveProperty('checked', true)
  expect(localStorage.getItem('ownPropertiesView')).toBe('table')
})

it('why a property ranks where it does is told for a search that can be changed', async () => {
  const { calls } = serveMock()
  await logIn('agency')
  await openSite('/my-property-listing')
  const user = userEvent.setup()
  const [why] = await screen.findAllByRole('button', { name: 'Why do I rank here' })
  await user.click(why as HTMLElement)
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText(/^Place \d+ of \d+$/)).toBeTruthy()
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Order' }), 'Lowest price')
  expect(await drawer.findByText(/The cheapest come first\./)).toBeTruthy()
  expect(
    calls.some((call) => call.includes('get-rank') && call.includes('sort_by=price_asc')),
  ).toBe(true)
})

it('a press on the head of a column sorts by it, and the order is chosen in words as well', async () => {
  const { calls } = serveMock()
  await logIn('agency')
  await openSite('/my-property-listing')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('radio', { name: 'Table' }))
  const table = within(await screen.findByRole('table', { name: 'Table' }))
  const head = (name: string) => table.getByRole('columnheader', { name })
  expect(head('Changed').getAttribute('aria-sort')).toBe('descending')
  const both = ['ascending', 'descending']
  for (const [column, sort, directions] of [
    ['Views', 'views', both.toReversed()],
    ['Enquiries', 'enquiries', both.toReversed()],
    ['Live until', 'expires', both],
    ['Price', 'price', both],
  ] as const)
    for (const direction of directions) {
      await user.click(within(head(column)).getByRole('button'))
      const asked = `sort_by=${sort}_${direction === 'ascending' ? 'asc' : 'desc'}`
      await waitFor(() => {
        expect(head(column).getAttribute('aria-sort')).toBe(direction)
        // The address of the page changes first, and what it asks for after it.
        const lists = calls.filter((call) => call.includes('get-my-properties'))
        expect(lists.at(-1)).toContain(asked)
      })
    }
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveProperty('value', 'price_desc')
})
