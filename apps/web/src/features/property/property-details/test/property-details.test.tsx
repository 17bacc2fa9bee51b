import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { startSession } from '../../../../session/session-store.ts'
import { getChatProperty } from '../../../../stores/chat-property.ts'
import { likedProperties } from '../../../../stores/property-lists.ts'
import { draw } from '../../../../test/draw.tsx'
import { sara } from '../../../../test/people.ts'
import { failure, serve } from '../../../../test/serve.ts'
import PropertyDetailsPage from '../PropertyDetailsPage.tsx'
import { beginAnew, exampleProperty, open, plain, region } from './open-details.tsx'

beginAnew()

describe('a property', () => {
  it('shows title, price, place, facts and the price of a square foot', async () => {
    await open()
    // The verdict speaks of square feet too, once it has come.
    await screen.findByText(/per sqft than the median$/)
    const overview = plain(
      region('Two-bedroom apartment with a marina view').getByText(/^AED\s[\d,]+ per sqft$/)
        .textContent,
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

  it.each([
    [
      'import',
      '2024-07-30T00:00:00.000Z',
      /\(Imported adverts\) marks it as verified, as of 30 Jul 2024/,
    ],
    ['import', null, /It says neither when nor what was checked/],
    ['demo', null, /nobody has verified anything here/],
  ] as const)('says who marks one of an %s as verified, as of %s', async (kind, as_of, told) => {
    const source = { kind, as_of, name: 'sales.csv', notes: [] }
    const { user } = await open({ verified: true, permit_number: null, source })
    const badge = screen.getByText('Verified by source', { ignore: '.mz-card *' })
    await user.click(badge)
    const badgeDetails = badge.closest('details')
    expect(badgeDetails?.open).toBe(true)
    expect(badgeDetails?.textContent).toMatch(told)
    expect(badgeDetails?.textContent).toContain('No permit number is stated.')
  })

  it('shows no such mark where only the advertiser stands behind it', async () => {
    const source = { kind: 'owner' as const, as_of: null, name: 'An agency', notes: [] }
    await open({ verified: true, source })
    expect(screen.queryByText('Verified by source')).toBeNull()
  })

  it('shows a price on request as such', async () => {
    await open({ price: null, price_per_sqft: null })
    expect(screen.getAllByText('Price on request').length).toBeGreaterThan(0)
  })

  it('leads up through its places, keeping the purpose', async () => {
    await open()
    const trail = within(screen.getByRole('navigation', { name: 'Place' }))
    expect(trail.getByRole('link', { name: 'Dubai Marina' }).getAttribute('href')).toBe(
      '#/property-listing?purpose=sale&location=dubai-marina',
    )
  })

  it('names amenities in the words of the catalogue', async () => {
    await open()
    expect(await region('Amenities').findByText('Marina view')).toBeTruthy()
  })

  it('quotes what the title states, with where the words stand', async () => {
    const quote = 'Full Sea and Palm View'
    const fact = { kind: 'view', field: 'title', quote, alone: true } as const
    await open({
      stated_facts: [
        { ...fact, value: 'sea' },
        { ...fact, value: 'palm' },
      ],
    })
    const section = region('Amenities')
    expect((await section.findByText(quote)).tagName).toBe('Q')
    expect(section.getByText('Stated in the title')).toBeTruthy()
    expect(section.getByText(/Nobody has checked it/)).toBeTruthy()
  })

  it('calculates the service charge of a year, with its sum', async () => {
    await open()
    const costs = region('Costs')
    expect(plain((await costs.findByText(/per year/)).textContent)).toBe('AED 21,483 per year')
    expect(plain(costs.getByText(/×/).textContent)).toBe('AED 16.50 per sqft × 1,302 sqft')
  })

  it('has no costs where the property states none and the fees of the emirate are not known', async () => {
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

  it('leaves out what the advertiser says nothing of', async () => {
    await open({ description: ' ', description_ar: null, features: [], stated_facts: [] })
    const index = within(screen.getByRole('navigation', { name: 'On this page' }))
    for (const name of ['Description', 'Amenities']) {
      expect(screen.queryByRole('region', { name })).toBeNull()
      expect(index.queryByRole('button', { name })).toBeNull()
    }
  })

  it('shows an Arabic description where there is no other, and says so', async () => {
    await open({ description: '', description_ar: 'شقة في الزاوية.' })
    expect(screen.getByText('شقة في الزاوية.').lang).toBe('ar')
    expect(screen.getByText('Original text in Arabic')).toBeTruthy()
  })

  it('opens the form where its button is pressed, with what was typed before', async () => {
    const { user } = await open()
    const typed = await screen.findByRole('textbox', { name: /^Name/ })
    await user.type(typed, 'Sara')
    const button = region('Contact for this home').getByRole('button', { name: 'Send enquiry' })
    await user.click(button)
    const sheet = within(await screen.findByRole('dialog'))
    expect(await sheet.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Sara')
    // One form at a time: two would each hold words of their own.
    expect(screen.getAllByRole('textbox', { name: /^Name/, hidden: true })).toHaveLength(1)
    await user.type(sheet.getByRole('textbox', { name: /^Name/ }), ' Khan')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty(
      'value',
      'Sara Khan',
    )
    expect(document.activeElement).toBe(button)
  })

  it('unfolds the source of its figures', async () => {
    await open({
      source: { kind: 'import', name: 'feed.csv', as_of: null, notes: ['approximate location'] },
    })
    const about = region('About this listing')
    expect(await about.findByText('Imported adverts')).toBeTruthy()
    expect(about.queryByText(/feed/)).toBeNull()
    expect(about.getByText('approximate location')).toBeTruthy()
    expect(about.getByText('DEMO-71234567')).toBeTruthy()
    expect(about.getByText('MZ-S-10234')).toBeTruthy()
  })

  it('counts one view, however often it is opened', async () => {
    const first = await open()
    const views = ({ calls }: typeof first) => calls.filter(({ method }) => method === 'PUT').length
    await waitFor(() => expect(views(first)).toBe(1))
    first.unmount()
    const second = await open({ _id: first.property._id })
    await second.user.click(screen.getByRole('heading', { level: 1 }))
    expect(views(second)).toBe(0)
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
    const { user, property } = await open()
    const contact = region('Contact for this home')
    expect(contact.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
      'tel:+971500000123',
    )
    const whatsapp = contact.getByRole('link', { name: 'WhatsApp' })
    expect(whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/971500000123\?text=Hello/)
    expect(whatsapp.getAttribute('rel')).toContain('noopener')
    await user.click(contact.getByRole('button', { name: 'Ask Noor' }))
    expect(getChatProperty()).toEqual({ id: property._id, title: property.title })
  })

  it('has neither number nor link where the agent has none', async () => {
    const { agent } = exampleProperty()
    await open({ agent: agent && { ...agent, phone_number: null } })
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
    startSession('token-of-sara', sara)
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

  it('flips once for two presses', async () => {
    const { user, property } = await open()
    startSession('token-of-sara', sara)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const calls = serve({
      [`POST /property/add-or-remove-favourite/${property._id}`]: () =>
        answered.then(() => ({ body: { message: 'Saved.', data: { is_liked: true } } })),
    })
    const heart = () => screen.getByRole('button', { name: `Save ${property.title} to favourites` })
    await user.dblClick(heart())
    expect(heart().getAttribute('aria-pressed')).toBe('true')
    answer()
    await waitFor(() => expect(heart().getAttribute('aria-busy')).not.toBe('true'))
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
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

  it.each([404, 400])('says that there is no property (%i) and leads on', async (status) => {
    await openFailing(status, 'not_found')
    const name = 'There is no home at this address'
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all homes' }).getAttribute('href')).toBe(
      '#/property-listing',
    )
  })

  it('says the same where the address names none', async () => {
    serve({})
    await draw(<PropertyDetailsPage />, { texts: ['details'], path: '/property-details' })
    expect(await screen.findByText('There is no home at this address')).toBeTruthy()
  })

  it('says that one is listed no longer that was seen here', async () => {
    likedProperties.add('gone')
    await openFailing(404, 'not_found')
    expect(await screen.findByText('This home is no longer listed')).toBeTruthy()
    likedProperties.clear()
  })

  it('offers another try when the call failed', async () => {
    await openFailing(422, 'internal')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The words of the server.')
    expect(alert.textContent).toContain('Reference: req-1')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})
