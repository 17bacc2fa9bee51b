import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { draw } from '../../../../test/draw.tsx'
import { serve } from '../../../../test/serve.ts'
import { viewOf } from '../operator-view.ts'
import PropertyDrawer from '../PropertyDrawer.tsx'
import { LogSection } from '../sections/LogSection.tsx'

afterEach(() => vi.unstubAllGlobals())

const texts = ['operator', 'dashboard', 'particulars', 'ownProperties'] as const
const { data: property } = fixtures.getOperatorProperty()

it('tells an operator what is offered, how large and where, with what can be decided', async () => {
  const data = {
    ...property,
    purpose: 'rent',
    price_period: 'year',
    price: 120_000,
    type: 'villa',
    title_ar: 'فيلا',
    place: 'Dubai Marina',
    place_distance: 2400,
  }
  serve({ [`GET /operator/get-property/${property._id}`]: { body: { success: true, data } } })
  const actions = <button type="button">Approve</button>
  await draw(<PropertyDrawer id={property._id} onClose={() => {}} actions={actions} />, { texts })
  const factOf = async (label: string) =>
    (await screen.findByText(label)).nextElementSibling?.textContent?.replace(/\u00a0/g, ' ')
  expect(await factOf('Price')).toMatch(/120,000.* \/ year$/)
  expect(await factOf('Offered')).toBe('For rent')
  expect(await factOf('Kind')).toBe('Villa')
  expect(await factOf('Rooms')).toBe('2 beds · 3 baths')
  expect(await factOf('Size')).toMatch(/^1,302/)
  expect(await factOf('Floor')).toBe('14')
  expect(await factOf('Coordinates')).toBe('25.08030, 55.14120')
  expect(await factOf('Distance')).toBe('2.4 km from the middle of Dubai Marina')
  expect(await factOf('Arabic title')).toBe('فيلا')
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy()
})

it('says in the log what was approved', async () => {
  const listed = fixtures.listOperatorActions()
  const [entry] = listed.data
  const data = [{ ...entry, action: 'approve', kind: 'licence', subject: 'Noor Bay Realty' }]
  serve({ 'GET /operator/get-actions': { body: { ...listed, data } } })
  await draw(<LogSection view={viewOf(new URLSearchParams('section=log'))} />, { texts })
  expect((await screen.findAllByText('Approved · Licence')).length).toBeGreaterThan(0)
})
