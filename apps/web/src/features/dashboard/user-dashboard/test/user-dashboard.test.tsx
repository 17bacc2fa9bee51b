import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serveMock } from '../../../../test/mock-server.ts'
import { forgetVisit, logIn, openSite, place } from '../../../../test/open-site.tsx'

beforeEach(forgetVisit)
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the dashboard of an agent', () => {
  it('shows what waits and the figures, and keeps days and order in the address', async () => {
    serveMock()
    await logIn('agent')
    await openSite('/user-dashboard')
    const user = userEvent.setup()
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'What your listings bring' })).toBeTruthy()
    const days = screen.getByRole('radiogroup', { name: 'Days that are counted' })
    await user.click(within(days).getByRole('radio', { name: '7 days' }))
    await waitFor(() => expect(place()).toContain('days=7'))
    await waitFor(() =>
      expect(within(days).getByRole('radio', { name: '7 days' })).toHaveProperty('checked', true),
    )
    await user.click(await screen.findByRole('link', { name: 'Enquiries' }))
    await waitFor(() => expect(place()).toContain('sort_by=enquiries'))
    expect(place()).toContain('days=7')
    const table = within(await screen.findByRole('region', { name: 'By listing' }))
    const column = table.getByRole('columnheader', { name: 'Enquiries' })
    await waitFor(() => expect(column.getAttribute('aria-sort')).toBe('descending'))
  })
})

describe('the dashboard of somebody who looks for a home', () => {
  it('tells what to do first', async () => {
    serveMock()
    await logIn('individual')
    await openSite('/user-dashboard')
    expect(await screen.findByText('Three steps to your next home')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Search for homes' })).toBeTruthy()
  })
})
