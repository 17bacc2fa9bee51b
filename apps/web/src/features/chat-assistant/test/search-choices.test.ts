import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { formatCompactMoney, formatMoney } from '@manzil/i18n/format'
import { createI18n } from '@manzil/i18n/i18n'
import { loadTexts } from '@manzil/i18n/load-texts'
import { expect, it } from 'vitest'
import { isChangeable, searchChoices } from '../conversation/search-choices.ts'

async function choices(id: string, query: Parameters<typeof searchChoices>[1]) {
  const i18n = await createI18n({
    language: 'en',
    load: loadTexts,
    features: ['common', 'chat', 'listing'],
  })
  const formats = {
    money: (aed: number) => formatMoney('en', aed),
    compactMoney: (aed: number) => formatCompactMoney('en', aed),
  }
  const t = i18n.translate(['chat', 'listing', 'common'])
  return searchChoices(id, query, { t, formats })
}

const types = async (...type: PropertyType[]) =>
  (await choices(`type:${type[0]}`, { type })).map(({ change }) => change.type?.[0])

it('offers every other property beside properties, and what is no property beside its like', async () => {
  expect(await types('villa')).toEqual([
    'apartment',
    'penthouse',
    'duplex',
    'hotel-apartment',
    'townhouse',
    'villa-compound',
  ])
  expect(await types('office')).toEqual(['retail', 'warehouse', 'land'])
})

it('exchanges one of several', async () => {
  const [first] = await choices('type:villa', { type: ['duplex', 'villa'] })
  expect(first).toMatchObject({ text: 'Apartment', change: { type: ['duplex', 'apartment'] } })
})

it('holds a price between the others', async () => {
  const dearest = await choices('price_max', {
    purpose: 'rent',
    price_min: 100_000,
    price_max: 180_000,
  })
  expect(dearest.map(({ change }) => change.price_max)).toEqual([
    120_000, 250_000, 400_000, 800_000,
  ])
  const cheapest = await choices('price_min', { purpose: 'rent', price_max: 60_000 })
  expect(cheapest.map(({ said }) => said)).toEqual(['At least AED 40,000', 'At least AED 60,000'])
})

it.each([
  ['purpose', true],
  ['location:jvc', true],
  ['bedrooms', true],
  ['bedrooms_max', true],
  ['completion', true],
  ['bathrooms_min', false],
  ['features:pool', false],
  ['verified', false],
])('knows whether a part can be exchanged: %s', async (id, wanted) => {
  expect(isChangeable(id)).toBe(wanted)
  if (id !== 'location:jvc') expect((await choices(id, {})).length > 0).toBe(wanted)
})
