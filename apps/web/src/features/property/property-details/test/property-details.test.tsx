import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { PropertyDetail, Rate } from '@manzil/api-client/generated/types.gen'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dropSession, startSession } from '../../../../session/session-store.ts'
import { closeBotPrompt } from '../../../../stores/bot-prompt.ts'
import { getChatDraft, setChatDraft } from '../../../../stores/chat-draft.ts'
import { draw } from '../../../../test/draw.tsx'
import { failure, serve } from '../../../../test/serve.ts'
import { findNeighbours } from '../find-neighbours.ts'
import { findSimilarSearch } from '../find-similar-search.ts'
import PropertyDetailsPage from '../PropertyDetailsPage.tsx'
import { costsOf } from '../sections/costs/yearly-costs.ts'

const [example] = fixtures.getProperty().data
if (!example) throw new Error('The contract has no example of a listing.')
const listing = (change: Partial<PropertyDetail> = {}): PropertyDetail => ({
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
  media: [{ url: '/scenes/facade/tower/marina/1.svg', role: 'facade', illustration: true }],
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

/** Views are counted once a visit, so each test looks at a listing of its own. */
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

/** Homes like it: of these prices, for a kind of home that there is in numbers. */
const spread = { min: 1_000_000, q1: 1_600_000, median: 2_000_000, q3: 2_400_000, max: 3_000_000 }
const bins = [
  { from: 1_000_000, to: 1_732_051, count: 6 },
  { from: 1_732_051, to: 3_000_000, count: 6 },
]
const range = {
  ...fixtures.getPriceRange().data,
  price: { ...spread, bins },
  price_per_sqft: { ...spread, bins },
  total: 13,
  priced: 12,
  rated: 12,
  least: 8,
}

async function open(
  change: Partial<PropertyDetail> = {},
  language: 'en' | 'ar' = 'en',
  answers: Parameters<typeof serve>[0] = {},
) {
  vi.stubGlobal('IntersectionObserver', SeesAll)
  const property = listing({ _id: `0197a1c2-7d10-7e3a-9b54-00000000000${number++}`, ...change })
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

const plain = (text: string | null) => text?.replace(/[\u00a0\u200e\u200f\u202f]/g, ' ')
const region = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => localStorage.clear())
afterEach(() => {
  dropSession()
  closeBotPrompt()
  setChatDraft('')
  vi.unstubAllGlobals()
})

describe('a listing', () => {
  it('shows title, price, place, facts and the price of a square foot', async () => {
    await open()
    const overview = plain(
      region('Two-bedroom apartment with a marina view').getByText(/per sqft/).textContent,
    )
    expect(overview).toBe('AED 1,421 per sqft')
    expect(plain(document.body.textContent)).toContain('AED 1,850,000')
    for (const text of ['2 beds', '3 baths', 'Dubai Marina, Dubai'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    expect(document.title).toBe('Two-bedroom apartment with a marina view · Manzil')
  })

  it('says what a rent is paid for, and what a price was before a cut', async () => {
    await open({ purpose: 'rent', price_period: 'year', price: 90_000, previous_price: 100_000 })
    expect(screen.getAllByText('/ year').length).toBeGreaterThan(0)
    expect(screen.getByText(/per sqft and year/)).toBeTruthy()
    expect(plain(screen.getByText(/^Reduced by .*%/).textContent)).toBe(
      'Reduced by AED 10,000 (10%)',
    )
  })

  it('shows a price on request as such', async () => {
    await open({ price: null, price_per_sqft: null })
    expect(screen.getAllByText('Price on request').length).toBeGreaterThan(0)
  })

  it('leads up through its places, keeping the purpose', async () => {
    await open()
    const trail = within(screen.getByRole('navigation', { name: 'Place' }))
    expect(trail.getByRole('link', { name: 'Dubai Marina' }).getAttribute('href')).toBe(
      '/property-listing?purpose=sale&location=dubai-marina',
    )
  })

  it('names amenities in the words of the catalogue', async () => {
    await open()
    expect(await region('Amenities').findByText('Marina view')).toBeTruthy()
  })

  it('calculates the service charge of a year, with its sum', async () => {
    await open()
    const costs = region('Costs')
    expect(plain((await costs.findByText(/per year/)).textContent)).toBe('AED 21,483 per year')
    expect(plain(costs.getByText(/×/).textContent)).toBe('AED 16.50 per sqft × 1,302 sqft')
  })

  it('has no costs where the listing states none and the fees of the emirate are not known', async () => {
    const sharjah = {
      _id: 'sharjah',
      name: 'Sharjah',
      name_ar: 'الشارقة',
      names: {},
      kind: 'emirate',
    } as const
    await open({ service_charge: null, location_path: [sharjah] })
    expect(screen.queryByRole('region', { name: 'Costs' })).toBeNull()
    const index = within(screen.getByRole('navigation', { name: 'On this page' }))
    expect(index.queryByRole('button', { name: 'Costs' })).toBeNull()
  })

  it('unfolds the source of its figures', async () => {
    await open({
      source: { kind: 'import', name: 'feed.csv', as_of: null, notes: ['approximate location'] },
    })
    const about = region('About this listing')
    expect(await about.findByText('feed.csv')).toBeTruthy()
    expect(about.getByText('approximate location')).toBeTruthy()
    expect(about.getByText('DEMO-71234567')).toBeTruthy()
    expect(about.getByText('MZ-S-10234')).toBeTruthy()
  })

  it('counts one view, however often it is opened', async () => {
    const { calls, unmount } = await open()
    const views = () => calls.filter(({ method }) => method === 'PUT').length
    await waitFor(() => expect(views()).toBe(1))
    unmount()
    number--
    await open()
    expect(views()).toBe(1)
  })
})

describe('sections that come when they are near', () => {
  it('tell where the price lies, and lead to the homes compared with', async () => {
    await open({ price: 1_800_000 })
    const price = region('Price compared')
    expect(plain((await price.findByText(/below the median/)).textContent)).toMatch(
      /^10% below the median\. Compared with 12 homes/,
    )
    expect(price.getByRole('link', { name: 'See these homes' }).getAttribute('href')).toMatch(
      /^\/property-listing\?/,
    )
  })

  it('do not compare with too few homes', async () => {
    const id = '0197a1c2-7d10-7e3a-9b54-00000000f00d'
    await open({ _id: id }, 'en', {
      [`GET /property/get-price-range/${id}`]: {
        body: { data: { ...range, priced: 7, rated: 7 } },
      },
    })
    const price = region('Price compared')
    expect(await price.findByText('Too few homes to compare: 7.')).toBeTruthy()
    expect(price.queryByText('This home')).toBeNull()
  })

  it('sum up what buying costs', async () => {
    await open({ price: 1_000_000, completion: 'ready' })
    const costs = region('Costs')
    const total = await costs.findByText('On top of the price')
    // 4%, 580, 4,000 + 5%, 2% + 5%
    expect(plain(total.parentElement?.textContent ?? '')).toContain('AED 65,780')
  })

  it('lend no more than the table says, by who buys', async () => {
    const { user } = await open({ price: 1_000_000, completion: 'ready' })
    const loan = region('Mortgage')
    const deposit = await loan.findByRole('textbox', { name: /Down payment/ })
    expect(deposit).toHaveProperty('value', '200,000')
    await user.click(loan.getByRole('radio', { name: 'Another home' }))
    expect(deposit).toHaveProperty('value', '400,000')
  })

  it('ask nothing of another site before a press', async () => {
    const { user } = await open({ video_url: 'https://youtu.be/dQw4w9WgXcQ', tour_url: null })
    const tour = region('Video and tour')
    const play = await tour.findByRole('button', { name: 'Play the video' })
    expect(document.querySelector('iframe')).toBeNull()
    await user.click(play)
    expect(document.querySelector('iframe')?.src).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    )
  })

  it('only link to films of sites that are not embedded', async () => {
    await open({ video_url: 'https://films.example/1', tour_url: null })
    const tour = region('Video and tour')
    const link = await tour.findByRole('link', { name: /films\.example/ })
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(tour.queryByRole('button')).toBeNull()
  })

  it('measure the way to other communities', async () => {
    await open({ coordinates: { lat: 25.0803, lng: 55.1412, approximate: true } })
    const place = region('Location')
    expect(await place.findByRole('link', { name: 'Palm Jumeirah' })).toBeTruthy()
    expect(plain(place.getByText(/straight line$/).textContent)).toBe('3.6 km in a straight line')
    expect(place.getByText(/^Distances are approximate/)).toBeTruthy()
  })

  it('lead to the check of the permit by a code, and say that a demo permit is one', async () => {
    await open()
    const about = region('About this listing')
    expect(await about.findByRole('img', { name: /permit check/ })).toBeTruthy()
    expect(about.getByText(/made-up number/)).toBeTruthy()
  })

  it('have no code where there is no permit', async () => {
    await open({ permit_number: null })
    const about = region('About this listing')
    expect(await about.findByText('The advertiser states no permit number')).toBeTruthy()
    expect(about.queryByRole('img')).toBeNull()
  })

  it('take a report, once, and keep what was typed when it is refused', async () => {
    const { user, calls, property } = await open()
    await user.click(await screen.findByRole('button', { name: 'Report this listing' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(dialog.getByText('Choose a reason')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getAllByRole('radio')[0])
    await user.click(dialog.getByRole('radio', { name: 'The price is wrong' }))
    await user.type(dialog.getByRole('textbox', { name: /What exactly/ }), 'Half of it')
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(dialog.getByDisplayValue('Half of it')).toBeTruthy()
    const sent = serve({
      'POST /enquiry/report-property': { status: 201, body: fixtures.reportListing() },
    })
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await dialog.findByText('Thank you, we will look into it')).toBeTruthy()
    expect(sent.map(({ body }) => body)).toMatchObject([
      { property_id: property._id, reason: 'price', message: 'Half of it', email: null },
    ])
    expect(calls.filter(({ path }) => path === '/enquiry/report-property')).toHaveLength(1)
  })
})

describe('languages', () => {
  it('shows the Arabic description where there is one', async () => {
    await open({ description_ar: 'شقة في الزاوية.' }, 'ar')
    expect(screen.getByText('شقة في الزاوية.').lang).toBe('ar')
    expect(screen.queryByText(/النص الأصلي/)).toBeNull()
  })

  it('marks the original where there is none', async () => {
    const { property } = await open({}, 'ar')
    expect(screen.getByText(property.description).lang).toBe('en')
    expect(screen.getByText('النص الأصلي: الإنجليزية')).toBeTruthy()
  })
})

describe('contact', () => {
  it('dials, writes and asks the assistant', async () => {
    const { user } = await open()
    const contact = region('Contact for this home')
    expect(contact.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
      'tel:+971500000123',
    )
    const whatsapp = contact.getByRole('link', { name: 'WhatsApp' })
    expect(whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/971500000123\?text=Hello/)
    expect(whatsapp.getAttribute('rel')).toContain('noopener')
    await user.click(contact.getByRole('button', { name: 'Ask Noor' }))
    expect(getChatDraft()).toBe('I am looking for: Apartment, 2 beds, For sale, in Dubai Marina')
  })

  it('has neither number nor link where the agent has none', async () => {
    await open({ agent: example.agent && { ...example.agent, phone_number: null } })
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Ask Noor' }).length).toBeGreaterThan(0)
  })

  it('names the advertiser where no agent answers', async () => {
    await open({ agent: null, advertiser: 'Gulf Homes' })
    expect(region('Contact for this home').getByText('Advertised by Gulf Homes')).toBeTruthy()
  })
})

describe('favourite', () => {
  it('flips for an account', async () => {
    const { user, property } = await open()
    startSession('token-of-sara', {
      _id: 'u-1',
      role: 'individual',
      first_name: 'Sara',
      last_name: 'Khan',
      email: 'sara@example.com',
      profile_picture: null,
      company_logo: null,
      agent_photo: null,
      agency_logo: null,
    })
    const heart = () => screen.getByRole('button', { name: `Save ${property.title} to favourites` })
    expect(heart().getAttribute('aria-pressed')).toBe('false')
    serve({
      [`POST /property/add-or-remove-favourite/${property._id}`]: {
        body: { message: 'Saved.', data: { is_liked: true } },
      },
    })
    await user.click(heart())
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
  })
})

describe('other states', () => {
  const openFailing = async (status: number, code: string) => {
    serve({
      'GET /property/get-property/gone': {
        status,
        body: failure('The words of the server.', code),
      },
      'GET /property/get-similar-properties/gone': { status, body: failure('No.', code) },
      'GET /amenity/get-amenities-and-facilities-for-users': { body: { data: [] } },
    })
    return draw(<PropertyDetailsPage />, { texts: ['details'], path: '/property-details?id=gone' })
  }

  it('is busy while it loads', async () => {
    serve({ 'GET /property/get-property/slow': () => new Promise(() => {}) })
    await draw(<PropertyDetailsPage />, { texts: ['details'], path: '/property-details?id=slow' })
    expect(screen.getByRole('status').textContent).toBe('Loading the home')
  })

  it.each([404, 400])('says that a home is gone (%i) and leads on', async (status) => {
    await openFailing(status, 'not_found')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This home is no longer listed' }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all homes' }).getAttribute('href')).toBe(
      '/property-listing',
    )
  })

  it('says the same where the address names none', async () => {
    serve({})
    await draw(<PropertyDetailsPage />, { texts: ['details'], path: '/property-details' })
    expect(await screen.findByText('This home is no longer listed')).toBeTruthy()
  })

  it('offers another try when the call failed', async () => {
    await openFailing(422, 'internal')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The words of the server.')
    expect(alert.textContent).toContain('Reference: req-1')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('findNeighbours', () => {
  it('goes by the search that was seen last', () => {
    const queryClient = new QueryClient()
    const rows = (...ids: string[]) => ({ data: ids.map((_id) => listing({ _id })) })
    queryClient.setQueryData(['listProperties', 'old'], rows('x', 'home'), { updatedAt: 1 })
    queryClient.setQueryData(['listProperties', 'new'], rows('a', 'home', 'b'), { updatedAt: 2 })
    queryClient.setQueryData(['listPopularProperties'], rows('home', 'z'), { updatedAt: 3 })
    expect(findNeighbours(queryClient, 'home')).toEqual({ previous: 'a', next: 'b' })
    expect(findNeighbours(queryClient, 'a')).toEqual({ previous: undefined, next: 'home' })
    expect(findNeighbours(queryClient, 'unknown')).toBeUndefined()
  })
})

describe('findSimilarSearch', () => {
  it('looks for homes like one that a list of this visit has shown', () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['listProperties', 'all'], { data: [listing({ _id: 'gone' })] })
    expect(findSimilarSearch(queryClient, 'gone')).toEqual({
      purpose: 'sale',
      type: ['apartment'],
      location: ['dubai-marina'],
      bedrooms_min: 2,
    })
    expect(findSimilarSearch(queryClient, 'unknown')).toBeUndefined()
  })
})

describe('costsOf', () => {
  const bare = { service_charge: null, size: null, cheques: null, price: null, price_period: null }

  it('assumes nothing', () => {
    expect(costsOf(bare)).toEqual([])
    expect(costsOf({ ...bare, service_charge: 16.5 })).toEqual([])
    expect(costsOf({ ...bare, cheques: 4, price: 100_000 })).toEqual([])
  })

  it('divides a rent by its cheques', () => {
    expect(costsOf({ ...bare, cheques: 3, price: 155_000, price_period: 'year' })).toEqual([
      { kind: 'cheques', rent: 155_000, count: 3, perCheque: 51_667 },
    ])
  })
})
