import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { PropertyDetail, Rate } from '@manzil/api-client/generated/types.gen'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { dropSession } from '../../../../session/session-store.ts'
import { closeBotPrompt } from '../../../../stores/bot-prompt.ts'
import { setChatDraft } from '../../../../stores/chat-draft.ts'
import { draw } from '../../../../test/draw.tsx'
import { serve } from '../../../../test/serve.ts'
import PropertyDetailsPage from '../PropertyDetailsPage.tsx'

const [example] = fixtures.getProperty().data
if (!example) throw new Error('The contract has no example of a listing.')
export const exampleProperty = (change: Partial<PropertyDetail> = {}): PropertyDetail => ({
  ...example,
  previous_price: null,
  location_path: [
    { _id: 'dubai', name: 'Dubai', name_ar: 'دبي', names: { ru: 'Дубай' }, kind: 'emirate' },
    {
      _id: 'dubai-marina',
      name: 'Dubai Marina',
      name_ar: 'دبي مارينا',
      names: { ru: 'Дубай Марина' },
      kind: 'community',
    },
  ],
  media: [
    {
      url: '/scenes/facade/tower/marina/1.svg',
      role: 'facade',
      illustration: true,
      alt: '',
      alt_ar: '',
    },
  ],
  ...change,
})
const [exampleRate] = fixtures.listRates().data
if (!exampleRate) throw new Error('The contract has no example of a rate.')
const rate = (id: string, value: number, unit: Rate['unit'] = 'percent'): Rate => ({
  ...exampleRate,
  id,
  value,
  unit,
  text: `${value}`,
  note: null,
})
const rates = [
  rate('transfer-fee', 4),
  rate('transfer-admin-apartment', 580, 'aed'),
  rate('trustee-fee-low', 2_000, 'aed'),
  rate('trustee-fee-high', 4_000, 'aed'),
  rate('trustee-fee-threshold', 500_000, 'aed'),
  rate('agency-commission-sale', 2),
  rate('vat', 5),
  rate('mortgage-registration', 0.25),
  rate('mortgage-registration-admin', 290, 'aed'),
  rate('ltv-first-expat', 80),
  rate('ltv-first-national', 85),
  rate('ltv-second-expat', 60),
  rate('ltv-off-plan', 50),
  rate('ltv-first-expat-dear', 70),
  rate('ltv-threshold', 5_000_000, 'aed'),
  rate('loan-term', 25, 'years'),
]
const [examplePlace] = fixtures.listLocations().data
if (!examplePlace) throw new Error('The contract has no example of a place.')
const places = [
  { ...examplePlace, _id: 'dubai-marina', kind: 'community' },
  {
    ...examplePlace,
    _id: 'palm-jumeirah',
    name: 'Palm Jumeirah',
    kind: 'community',
    coordinates: { lat: 25.1124, lng: 55.139, approximate: false },
  },
]

/** Views are counted once a visit, so each test looks at a property of its own. */
let number = 0

/** Everything is near: sections are fetched at once. */
class SeesAll implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

/** Properties like it: of these prices, for a kind of property that there is in numbers. */
const spread = { min: 1_000_000, q1: 1_600_000, median: 2_000_000, q3: 2_400_000, max: 3_000_000 }
const bins = [
  { from: 1_000_000, to: 1_732_051, count: 6 },
  { from: 1_732_051, to: 3_000_000, count: 6 },
]
/** The same of a square foot: a thousandth. */
const perSqft = {
  ...{ min: 1_000, q1: 1_600, median: 2_000, q3: 2_400, max: 3_000 },
  bins: bins.map(({ from, to, count }) => ({ from: from / 1_000, to: to / 1_000, count })),
}
export const range = {
  ...fixtures.getPriceRange().data,
  price: { ...spread, bins },
  price_per_sqft: perSqft,
  total: 13,
  priced: 12,
  rated: 12,
  least: 8,
}

export async function open(
  change: Partial<PropertyDetail> = {},
  language: 'en' | 'ar' = 'en',
  answers: Parameters<typeof serve>[0] = {},
) {
  vi.stubGlobal('IntersectionObserver', SeesAll)
  const property = exampleProperty({
    _id: `0197a1c2-7d10-7e3a-9b54-00000000000${number++}`,
    ...change,
  })
  const calls = serve({
    [`GET /property/get-property/${property._id}`]: {
      body: { ...fixtures.getProperty(), data: [property] },
    },
    [`GET /property/get-similar-properties/${property._id}`]: { body: { data: [] } },
    [`GET /property/get-price-range/${property._id}`]: { body: { data: range } },
    'GET /rate/get-all-rates': { body: { data: rates } },
    'GET /location/get-all-locations': { body: { data: places } },
    [`PUT /property/track-property-views/${property._id}`]: { body: { data: { views: 1 } } },
    'GET /amenity/get-amenities-and-facilities-for-users': {
      body: {
        data: [
          { _id: 'balcony', name: 'Balcony', name_ar: 'شرفة', group: 'home' },
          { _id: 'gym', name: 'Gym', name_ar: 'صالة رياضية', group: 'leisure' },
          { _id: 'marina-view', name: 'Marina view', name_ar: 'إطلالة', group: 'view' },
        ],
      },
    },
    ...answers,
  })
  const path = `/property-details?id=${property._id}`
  const drawn = await draw(<PropertyDetailsPage />, {
    texts: ['details', 'choosing'],
    path,
    language,
  })
  await screen.findByRole('heading', { level: 1 })
  return { ...drawn, property, calls, user: userEvent.setup() }
}

export const plain = (text: string | null) => text?.replace(/[\u00a0\u200e\u200f\u202f]/g, ' ')
export const region = (name: string) => within(screen.getByRole('region', { name }))

/** Each test begins as a visitor of their own. */
export function beginAnew() {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    dropSession()
    closeBotPrompt()
    setChatDraft('')
    vi.unstubAllGlobals()
  })
}
