import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '../../../test/draw.tsx'
import { VisitorViewing } from '../VisitorViewing.tsx'

const viewing = {
  ...fixtures.getViewing().data,
  state: 'proposed',
  viewer: 'visitor',
  starts_at: '2099-11-24T12:00:00.000Z',
  agent_name: 'Nora Al Test',
  agency_name: 'Noor Bay Realty',
} as const

it('tells visitors that it waits for them, and whose agent shows it', async () => {
  await draw(<VisitorViewing viewing={viewing} access="" />, { texts: ['viewings'] })
  expect(screen.getByText('Waits for you')).toBeTruthy()
  expect(screen.queryByText('Waits for the visitor')).toBeNull()
  expect(screen.getByText('With Nora Al Test, Noor Bay Realty')).toBeTruthy()
})

it('says of what was asked that it waits for the agent', async () => {
  const asked = { ...viewing, state: 'requested', agency_name: null } as const
  await draw(<VisitorViewing viewing={asked} access="" />, { texts: ['viewings'] })
  expect(screen.getByText('Waits for the agent')).toBeTruthy()
  expect(screen.getByText('With Nora Al Test')).toBeTruthy()
})
