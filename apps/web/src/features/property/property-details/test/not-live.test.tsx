import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { beginAnew, open } from './open-details.tsx'

beginAnew()

it.each([
  ['in_review', 'In review: visitors see it once it is approved.'],
  ['rejected', 'Sent back: visitors do not see it.'],
  ['hidden', 'Paused: visitors do not see it.'],
  ['expired', 'Run out: visitors do not see it.'],
  ['draft', 'A draft: visitors do not see it.'],
] as const)('tells the owner of a property that is %s how it stands', async (status, text) => {
  const { calls } = await open({ status })
  expect(screen.getByText(text)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'My Property Listing' })
  expect(link.getAttribute('href')).toBe('#/my-property-listing')
  for (const name of [/enquiry/i, /^Compare/, /^Share/])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Contact for this home' })).toBeNull()
  expect(document.getElementById('enquiry')).toBeNull()
  expect(screen.queryByText('New')).toBeNull()
  expect(calls.filter(({ path }) => path.includes('track-property-views'))).toEqual([])
})

it('shows a live one as before', async () => {
  const { calls } = await open({ status: 'live' })
  expect(screen.queryByRole('link', { name: 'My Property Listing' })).toBeNull()
  expect(document.getElementById('enquiry')).toBeTruthy()
  expect(calls.filter(({ path }) => path.includes('track-property-views'))).toHaveLength(1)
})
