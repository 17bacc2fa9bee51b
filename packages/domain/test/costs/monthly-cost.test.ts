import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { describe, expect, it } from 'vitest'
import { monthlyCost } from '../../src/costs/monthly-cost.ts'
import { dubai, dubaiWithout } from './dubai-rates.ts'

const [example] = fixtures.getProperty().data
if (!example) throw new Error('The contract has no example of a property.')

type Change = Partial<PropertyDetail>
const emirate = (id: string): Change => ({
  location_path: [{ _id: id, name: id, name_ar: id, names: {}, kind: 'emirate' }],
})
const dubaiFlat: PropertyDetail = {
  ...example,
  type: 'apartment',
  completion: 'ready',
  ...emirate('dubai'),
}
const rent: Change = { purpose: 'rent', price_period: 'year', price: 120_000 }
const sale: Change = { purpose: 'sale', price_period: null, price: 1_000_000, service_charge: null }
const costOf = (...changes: Change[]) =>
  monthlyCost(Object.assign({}, dubaiFlat, ...changes), dubai)

describe('what a property costs a month', () => {
  it('is a twelfth of the rent with the housing fee of Dubai', () => {
    expect(costOf(rent)).toEqual({
      total: 10_500,
      parts: [
        { name: 'rent', monthly: 10_000 },
        { name: 'housing', monthly: 500 },
      ],
    })
  })

  it('has no housing fee in other emirates, for offices, or where the table lacks it', () => {
    for (const cost of [
      costOf(rent, emirate('sharjah')),
      costOf(rent, { type: 'office' }),
      monthlyCost({ ...dubaiFlat, ...rent }, dubaiWithout('housing-fee')),
    ])
      expect(cost?.total).toBe(10_000)
  })

  it('is the loan of a first property with the service charge that is stated', () => {
    // 800,000 over 25 years at 4 % a year: 4,222.69 a month by the tables of banks.
    const cost = costOf(sale, { service_charge: 18, size: 1_000 })
    expect(cost?.loan).toEqual({ depositPercent: 20, years: 25, rate: 4 })
    expect(cost?.parts.map(({ name, monthly }) => [name, Math.round(monthly)])).toEqual([
      ['loan', 4_223],
      ['serviceCharge', 1_500],
    ])
    expect(Math.round(cost?.total ?? 0)).toBe(5_723)
  })

  it('leaves out a service charge that cannot be multiplied', () => {
    const cost = costOf(sale, { service_charge: 18, size: null })
    expect(cost?.parts.map(({ name }) => name)).toEqual(['loan'])
  })

  it.each<[string, Change[]]>([
    ['without a price', [sale, { price: null }]],
    ['off-plan', [sale, { completion: 'off_plan' }]],
    ['for an office that is sold', [sale, { type: 'office' }]],
    ['for a rent of another period', [rent, { price_period: null }]],
  ])('is not told %s', (_, changes) => {
    expect(costOf(...changes)).toBeUndefined()
  })

  it('is not told where the table lacks the limits of a loan', () => {
    expect(monthlyCost({ ...dubaiFlat, ...sale }, dubaiWithout('loan-term'))).toBeUndefined()
  })
})
