import { describe, expect, it } from 'vitest'
import { feeAmount } from '../../src/costs/fee-amount.ts'
import { buyingFees, type Fee, rentingFees } from '../../src/costs/fees.ts'
import { dubai, dubaiWithout } from './dubai-rates.ts'

type Property = Parameters<typeof buyingFees>[0]
const flat: Property = {
  type: 'apartment',
  completion: 'ready',
  furnished: 'unfurnished',
  security_deposit: null,
}
const villa: Property = { ...flat, type: 'villa', furnished: 'furnished' }

/** Each fee in whole AED, by its name. */
const amounts = (fees: readonly Fee[], bases: { price?: number; loan?: number; rent?: number }) =>
  Object.fromEntries(
    fees.map((fee) => [fee.name, feeAmount(fee, { price: 0, loan: 0, rent: 0, ...bases })]),
  )
const buying = (property: Property, price: number, loan = 0) =>
  amounts(buyingFees(property, dubai, price), { price, loan })

// Worked by hand from the rates beside them in `dubai-rates.ts`.
describe('buying', () => {
  it('a flat for 1,850,000 with a loan of 1,480,000', () => {
    expect(buying(flat, 1_850_000, 1_480_000)).toEqual({
      transfer: 74_000,
      registration: 580,
      // 4,000 and its tax of 200.
      trustee: 4_200,
      // 37,000 and its tax of 1,850.
      agency: 38_850,
      // 3,700 and 290, free of tax.
      mortgage: 3_990,
    })
  })

  it('needs no trustee for what is not built yet', () => {
    expect(buying({ ...flat, completion: 'off_plan' }, 1_000_000)).toEqual({
      transfer: 40_000,
      agency: 21_000,
      mortgage: 0,
    })
  })

  // "For a price from the threshold on": 500,000 is dear already.
  it.each([
    [499_999, 2_100],
    [500_000, 4_200],
    [500_001, 4_200],
  ])('at %d costs %d at the trustee', (price, fee) => {
    expect(buying(flat, price).trustee).toBe(fee)
  })

  it('rounds each fee to the nearest dirham', () => {
    // 4 % are 49,382.68; 2 % with tax are 25,925.907.
    expect(buying(flat, 1_234_567)).toMatchObject({ transfer: 49_383, agency: 25_926 })
    // 4 % of 1,000,010 are 40,000.40.
    expect(buying(flat, 1_000_010).transfer).toBe(40_000)
  })

  it('costs nothing that belongs to a price or loan of nothing', () => {
    expect(buying(flat, 0)).toEqual({
      transfer: 0,
      registration: 580,
      trustee: 0,
      agency: 0,
      mortgage: 0,
    })
  })

  it('names no fee whose rate the table lacks', () => {
    const fees = buyingFees(
      flat,
      dubaiWithout('agency-commission-sale', 'trustee-fee-high'),
      900_000,
    )
    expect(fees.map(({ name }) => name)).toEqual(['transfer', 'registration', 'mortgage'])
  })
})

const renting = (property: Property, rent: number) =>
  amounts(rentingFees(property, dubai), { rent })

describe('renting', () => {
  it('an empty flat for 90,000 a year', () => {
    expect(renting(flat, 90_000)).toEqual({
      deposit: 4_500,
      // 4,500 and its tax of 225.
      agency: 4_725,
      ejari: 220,
      utilities: 2_000,
      housing: 4_500,
    })
  })

  it('a furnished villa: twice the deposits', () => {
    expect(renting(villa, 200_000)).toMatchObject({ deposit: 20_000, utilities: 4_000 })
  })

  it.each(['townhouse', 'villa-compound'] as const)('a %s is a house to the utilities', (type) => {
    expect(renting({ ...flat, type }, 90_000).utilities).toBe(4_000)
  })

  it('takes the deposit that the property states', () => {
    expect(renting({ ...flat, security_deposit: 7_777 }, 90_000).deposit).toBe(7_777)
    expect(renting({ ...flat, security_deposit: 0 }, 90_000).deposit).toBe(0)
  })

  it('an office: neither the deposit for water and light nor the housing fee', () => {
    expect(Object.keys(renting({ ...flat, type: 'office' }, 90_000))).toEqual([
      'deposit',
      'agency',
      'ejari',
    ])
  })
})
