import type { Viewing } from '@manzil/api-client/generated/types.gen'
import { dubaiClock } from '@manzil/domain/time/dubai-days'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../../../../test/draw.tsx'
import { serve } from '../../../../test/serve.ts'
import { OwnViewing } from '../OwnViewing.tsx'

afterEach(() => vi.unstubAllGlobals())

const propertyId = '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01'
const viewing: Viewing = {
  _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e02',
  reference: 'EQ-7F3C2A',
  state: 'confirmed',
  starts_at: '2099-11-24T12:00:00.000Z',
  ends_at: '2099-11-24T12:30:00.000Z',
  property_id: propertyId,
  property_title: 'Two-bedroom apartment',
  property_title_ar: null,
  property_offered: true,
  agent_name: 'Omar Haddad',
  agency_name: null,
  visitor: null,
  viewer: 'advertiser',
  offers_times: true,
  revision: 1,
  history: [],
}

const free = '2099-11-25T06:00:00.000Z'

async function propose(change: Partial<Viewing> = {}) {
  const calls = serve({
    [`GET /viewing/get-viewing-slots/${propertyId}`]: {
      body: {
        success: true,
        data: { offered: true, length_minutes: 30, horizon_days: 14, slots: [free] },
      },
    },
    [`PUT /viewing/update-viewing/${viewing._id}`]: {
      body: { success: true, message: 'Changed.', data: viewing },
    },
  })
  await draw(<OwnViewing viewing={{ ...viewing, ...change }} />, { texts: ['viewings'] })
  await userEvent.click(screen.getByRole('button', { name: 'Propose another time' }))
  return () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
}

it('offers the free times of its hours first, and others to whoever means to', async () => {
  const sent = await propose()
  const slot = await screen.findByRole('radio', { name: /10:00/ })
  expect(screen.queryByRole('combobox', { name: 'Time' })).toBeNull()
  await userEvent.click(slot)
  await userEvent.click(screen.getByRole('button', { name: 'Send this time' }))
  expect(sent()).toEqual([{ action: 'move', starts_at: free, revision: 1 }])
  await userEvent.click(screen.getByRole('button', { name: 'A time outside these hours' }))
  const times = within(screen.getByRole('combobox', { name: 'Time' })).getAllByRole('option')
  expect(times).toHaveLength(48)
})

it('sends no time that it has already, and says so at the field', async () => {
  const sent = await propose({ offers_times: false })
  const time = screen.getByRole('combobox', { name: 'Time' })
  expect(time).toHaveProperty('value', dubaiClock(new Date(viewing.starts_at)))
  await userEvent.click(screen.getByRole('button', { name: 'Send this time' }))
  expect(sent()).toEqual([])
  expect(screen.getByText('This is the time already. Choose another.')).toBeTruthy()
  expect(time.getAttribute('aria-invalid')).toBe('true')
  await userEvent.selectOptions(time, '17:30')
  await userEvent.click(screen.getByRole('button', { name: 'Send this time' }))
  expect(sent()).toEqual([{ action: 'move', starts_at: '2099-11-24T13:30:00.000Z', revision: 1 }])
})
