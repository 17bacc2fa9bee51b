import { describe, expect, it } from 'vitest'
import { buyingRates } from '../fake-rates.ts'
import { asOf, fakeTools, makeProperty } from '../fake-tools.ts'
import { call, toolContext } from './asked-tools.ts'

const dubai = { _id: 'dubai', kind: 'emirate' as const, name: 'Dubai', name_ar: 'دبي', names: {} }
const rows = [1, 2, 3].map((number) => makeProperty(number, { location_path: [dubai] }))
const tools = {
  ...fakeTools(() => 3),
  rates: async () => buyingRates,
  searchProperties: async () => ({ total: 3, rows, asOf }),
  propertiesById: async () => ({ rows: rows.slice(0, 1), asOf }),
}
const after = (text: string) => toolContext(text, tools)

describe('a search of a model', () => {
  it.each<[string, Record<string, unknown>, object]>([
    [
      'flats for sale in JVC',
      { purpose: 'sale', places: ['Dubai Marina'] },
      { places: ['Jumeirah Village Circle'] },
    ],
    ['flats for sale in JVC', { purpose: 'rent', places: ['JVC'] }, { purpose: 'sale' }],
    [
      'flats for sale in JVC up to 2 million',
      { purpose: 'sale', places: ['JVC'] },
      { price_max: 2_000_000 },
    ],
    [
      '2 bed flats to rent in JVC',
      { purpose: 'rent', places: ['JVC'], bedrooms_min: 3 },
      { bedrooms_min: 2 },
    ],
    [
      'flats in JVC or Arjan',
      { places: ['JVC', 'Mirdif'] },
      { places: ['Jumeirah Village Circle', 'Arjan'] },
    ],
  ])('for something else than “%s” says is told what was said: %j', async (text, asked, said) => {
    const context = await after(text)
    expect(await call('search_properties', asked, context)).toMatchObject({ visitor_said: said })
    expect(context.findings.search).toBeUndefined()
    await expect(call('search_properties', asked, context)).rejects.toThrow('contradicted')
  })

  it.each<[string, Record<string, unknown>]>([
    ['flats for sale in JVC up to 2 million', { purpose: 'sale', places: ['JVC'], price_max: 2e6 }],
    [
      '2 bed flats to rent in JVC',
      { purpose: 'rent', places: ['JVC'], bedrooms_min: 2, bedrooms_max: 2 },
    ],
    ['something nice', { purpose: 'sale', places: ['Dubai Marina'] }],
    ['I work in Media City, and live in JBR. Want a villa in Mirdif', { places: ['Mirdif'] }],
  ])('for what “%s” says is made: %j', async (text, asked) => {
    expect(await call('search_properties', asked, await after(text))).toMatchObject({ total: 3 })
  })
})

describe('a sum of a model', () => {
  it('is worked out with what the visitor said', async () => {
    const context = await after('what would the bank want for a place of 1.5 million over 20 years')
    const loan = await call('loan', { price: 1_500_000, years: 20 }, context)
    expect(loan).toMatchObject({ says: expect.stringContaining('AED 1,500,000') })
    expect(context.findings.left.money).toMatchObject({ kind: 'loan', price: 1_500_000, years: 20 })
    expect(context.findings.facts.numbers.some(({ isMonthly }) => isMonthly)).toBe(true)
  })

  it('is not worked out with a rate that nobody said', async () => {
    const context = await after('what would the bank want for a place of 1.5 million')
    const asked = { price: 1_500_000, rate: 2.5 }
    expect(await call('loan', asked, context)).toMatchObject({ nobody_said: 2.5 })
    await expect(call('loan', asked, context)).rejects.toThrow('contradicted')
  })

  it('takes the price of a card', async () => {
    const context = await after('flats for sale in JVC')
    await call('search_properties', { purpose: 'sale', places: ['JVC'] }, context)
    const costs = await call('purchase_costs', { property_number: 1 }, context)
    expect(costs).not.toHaveProperty('nobody_said')
    expect(context.findings.answered).toContain('purchase_costs')
  })

  it('takes an income as it was said, by the year', async () => {
    const context = await after('I earn 216k a year, what can I afford')
    const asked = { monthly_income: 216_000 }
    expect(await call('affordability', asked, context)).toEqual({
      error: 'not what the visitor said: call again',
      visitor_said: { amount: 18_000 },
    })
    expect(await call('affordability', { monthly_income: 18_000 }, context)).toHaveProperty('says')
  })

  it('takes the fees of the emirate that the visitor speaks of', async () => {
    const context = await after('roughly, what extras for a place in Al Reem Island of 1.5 million')
    const told = await call('purchase_costs', { price: 1_500_000 }, context)
    expect(told).not.toHaveProperty('nobody_said')
    expect(context.findings.answered).not.toContain('purchase_costs')
  })
})
