import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveMock } from '../../test/mock-server.ts'
import { forgetVisit, openSite } from '../../test/open-site.tsx'

beforeEach(forgetVisit)
afterEach(() => vi.unstubAllGlobals())

it('says who the company is in the language of the page', async () => {
  serveMock()
  await openSite('/')
  const footer = within(await screen.findByRole('contentinfo'))
  expect(footer.getByText(`© ${new Date().getFullYear()}`, { exact: false })).toBeTruthy()
  expect(footer.queryByText(/database/)).toBeNull()
  expect(await footer.findByText(/Homes across the Emirates/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ar')
  expect(await footer.findByText(/عقارات في جميع الإمارات/)).toBeTruthy()
})
