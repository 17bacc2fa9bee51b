import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { failure } from '../../../../test/serve.ts'
import { beginAnew, open, plain, range } from './open-details.tsx'

beginAnew()

/** What stands under a label of the verdict; null where the label is not there. */
async function told(label: string): Promise<string | null> {
  await screen.findByText('Permit (Trakheesi)')
  return plain(screen.queryByText(label)?.parentElement?.textContent ?? null) || null
}

describe('under the price', () => {
  it('stands how it compares, what it comes to a month, since when it is listed, and the permit', async () => {
    await open({
      price: 1_800_000,
      price_per_sqft: 1_800,
      completion: 'ready',
      service_charge: 12,
      size: 1_000,
      published_at: '2026-06-27T08:00:00.000Z',
    })
    await screen.findByText(/example: 25 years/)
    expect(await told('Against similar homes')).toMatch(
      /10% less per sqft than the medianCompared with 12 homes/,
    )
    // 1,440,000 over 25 years at 4 %: 7,601; and 12 × 1,000 a year.
    expect(await told('Monthly cost')).toBe(
      'Monthly costAED 8,601loan AED 7,601 (example: 25 years at 4%, 20% down) + service charge AED 1,000',
    )
    expect(await told('Listed')).toMatch(/^Listed27 Jun 2026/)
    expect(await told('Permit (Trakheesi)')).toMatch(/DEMO-71234567/)
  })

  it('names the payment that the calculator of the page comes to', async () => {
    await open({ price: 6_333_331, completion: 'ready', service_charge: null })
    const told = plain((await screen.findByText(/^loan AED/)).textContent)
    const payment = told?.match(/AED [\d,]+/)?.[0] ?? 'none'
    const loan = within(screen.getByRole('region', { name: 'Mortgage' }))
    await loan.findByText('A month')
    expect(plain(screen.getByRole('region', { name: 'Mortgage' }).textContent)).toContain(payment)
  })

  it('says in its label where the sum is of the loan or the rent alone', async () => {
    await open({ price: 1_800_000, completion: 'ready', service_charge: null })
    expect(await told('Loan alone, a month')).toMatch(/^Loan alone, a monthAED 7,601/)
    expect(screen.queryByText('Monthly cost')).toBeNull()
  })

  it('leads to where each is worked out', async () => {
    const { user } = await open({ price_per_sqft: 1_800, completion: 'ready' })
    await user.click(await screen.findByRole('button', { name: /than the median/ }))
    expect(document.activeElement?.id).toBe('price')
    await user.click(screen.getByRole('button', { name: 'DEMO-71234567' }))
    expect(document.activeElement?.id).toBe('listing')
  })

  it('compares total prices only where the size is not known, and says so', async () => {
    await open({ price: 1_800_000, size: null, price_per_sqft: null })
    expect(await screen.findByText('10% below the median total price')).toBeTruthy()
  })

  it('compares a large one by the square foot among those of its size', async () => {
    const id = '0197a1c2-7d10-7e3a-9b54-00000000ba5e'
    const sized = { ...range, search: { ...range.search, size_min: 3_033, size_max: 4_549 } }
    await open({ _id: id, price: 8_450_000, size: 3_791, price_per_sqft: 2_003 }, 'en', {
      [`GET /property/get-price-range/${id}`]: { body: { data: sized } },
    })
    expect(await screen.findByText('At the median price per sqft')).toBeTruthy()
    const among = await screen.findAllByText(/Compared with 12 homes: .*3,033 to 4,549 sqft/)
    expect(among.length).toBeGreaterThan(0)
  })

  it('says that there is no permit, and that too few are like it', async () => {
    const id = '0197a1c2-7d10-7e3a-9b54-00000000beef'
    await open({ _id: id, permit_number: null }, 'en', {
      [`GET /property/get-price-range/${id}`]: {
        body: { data: { ...range, priced: 7, rated: 7 } },
      },
    })
    expect(await screen.findByRole('button', { name: 'Not stated' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Too few homes to compare: 7.' })).toBeTruthy()
  })

  it('has no place for what cannot be told', async () => {
    const id = '0197a1c2-7d10-7e3a-9b54-00000000cafe'
    await open({ _id: id, price: null, published_at: null }, 'en', {
      [`GET /property/get-price-range/${id}`]: { status: 500, body: failure('No.') },
    })
    for (const label of ['Against similar homes', 'Monthly cost', 'Listed'])
      expect(await told(label)).toBeNull()
  })

  it('quotes how the advert puts cooling', async () => {
    const chiller = {
      kind: 'chiller',
      value: 'free',
      field: 'title',
      quote: 'chiller free',
      alone: true,
    } as const
    const stated = { completion: 'ready', service_charge: 12, size: 1_000 } as const
    await open({ price: 1_800_000, ...stated, stated_facts: [chiller] })
    await screen.findByText(/example: 25 years/)
    const month = screen.getByText('Monthly cost').parentElement
    if (!month) throw new Error('no place for it')
    expect(within(month).getByText('chiller free').tagName).toBe('Q')
  })
})
