import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { failure, serve } from '../../../../test/serve.ts'
import { beginAnew, open, plain, range, region } from './open-details.tsx'

beginAnew()

describe('sections that come when they are near', () => {
  it('tell where the price lies, and lead to the properties compared with', async () => {
    const { user } = await open({ price: 1_600_000, price_per_sqft: 1_800 })
    const price = region('Price compared')
    expect(plain((await price.findByText(/than the median/)).textContent)).toMatch(
      /^10% less per sqft than the median\. Compared with 12 homes/,
    )
    await user.click(price.getByRole('radio', { name: 'Price' }))
    expect(price.getByText(/^20% below the median total price\./)).toBeTruthy()
    expect(price.getByRole('link', { name: 'See these homes' }).getAttribute('href')).toMatch(
      /^#\/property-listing\?/,
    )
  })

  it('do not compare with too few properties', async () => {
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
    // 4%, 580, 4,000 + 5%, 2% + 5%, and 0.25% + 290 of the loan of 800,000 that the mortgage names.
    expect(plain(total.parentElement?.textContent ?? '')).toContain('AED 68,070')
  })

  it('lend no more than the table says, by who buys', async () => {
    const { user } = await open({ price: 1_000_000, completion: 'ready' })
    const loan = region('Mortgage')
    const deposit = await loan.findByRole('textbox', { name: /Down payment/ })
    expect(deposit).toHaveProperty('value', '200,000')
    await user.click(loan.getByRole('radio', { name: 'Another home' }))
    expect(deposit).toHaveProperty('value', '400,000')
  })

  it('know one loan: what is borrowed is registered, paid back and told under the price', async () => {
    const { user } = await open({ price: 1_000_000, completion: 'ready', service_charge: null })
    const costs = region('Costs')
    const mortgage = region('Mortgage')
    const deposit = await mortgage.findByRole('textbox', { name: /Down payment/ })
    const loan = await costs.findByRole('textbox', { name: /Loan/ })
    expect(loan).toHaveProperty('value', '800,000')
    await user.clear(deposit)
    await user.type(deposit, '500000')
    expect(loan).toHaveProperty('value', '500,000')
    // 500,000 over 25 years at 4 %.
    const month = (await screen.findByText('Loan alone, a month')).parentElement
    expect(plain(month?.textContent ?? '')).toContain('AED 2,639')
    expect(plain(month?.textContent ?? '')).toContain('50% down')
    await user.clear(loan)
    await user.type(loan, '0')
    expect(deposit).toHaveProperty('value', '1,000,000')
    const total = await costs.findByText('On top of the price')
    expect(plain(total.parentElement?.textContent ?? '')).toContain('AED 65,780')
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
    const reports = sent.filter(({ path }) => path === '/enquiry/report-property')
    expect(reports.map(({ body }) => body)).toMatchObject([
      { property_id: property._id, reason: 'price', message: 'Half of it', email: null },
    ])
    expect(calls.filter(({ path }) => path === '/enquiry/report-property')).toHaveLength(1)
  })

  it('take one report for two presses, and the same key for the same words', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Report this listing' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: 'The price is wrong' }))
    const keys: (string | null)[] = []
    let answer = () => {}
    vi.stubGlobal('fetch', (request: Request) => {
      return new Promise((resolve) => {
        // What the page asks for besides may come in between, and has no answer.
        if (!request.url.endsWith('/report-property')) return
        keys.push(request.headers.get('idempotency-key'))
        answer = () => resolve(Response.json(failure('Later.', 'unavailable'), { status: 503 }))
      })
    })
    const send = dialog.getByRole('button', { name: 'Send report' })
    await user.dblClick(send)
    await waitFor(() => expect(keys).toHaveLength(1))
    answer()
    await dialog.findByRole('alert')
    await user.click(send)
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    answer()
  })
})
