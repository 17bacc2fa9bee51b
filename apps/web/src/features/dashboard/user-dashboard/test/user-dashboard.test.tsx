import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
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

describe('the dashboard of an agent without a listing', () => {
  async function openWith(plan: unknown) {
    const empty = structuredClone(fixtures.getBusinessOverview())
    Object.assign(empty.data, { properties: 0 })
    serveMock((_request, path) => {
      if (path === '/dashboard/get-overview') return Response.json(empty)
      if (path.startsWith('/user-plan/get-user-plan/')) return Response.json({ data: plan })
      return undefined
    })
    await logIn('agent')
    await openSite('/user-dashboard')
    return screen.findByText(/^Add your first listing/)
  }

  it('leads to the plans', async () => {
    await openWith(null)
    expect(await screen.findByRole('link', { name: 'Choose a plan' })).toBeTruthy()
    expect(screen.getByText(/With a plan they go live/)).toBeTruthy()
  })

  it('asks nobody to choose a plan who holds one', async () => {
    const text = await openWith(fixtures.getUserPlan().data)
    await waitFor(() => expect(text.textContent).not.toContain('With a plan'))
    expect(screen.queryByRole('link', { name: 'Choose a plan' })).toBeNull()
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
