import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { buyingRates, rate } from './fake-rates.ts'
import { fakeTools } from './fake-tools.ts'

const rates = [
  ...buyingRates,
  rate('transfer-fee-share', 2),
  rate('ltv-off-plan', 50),
  rate('ltv-second-expat', 60),
  rate('agency-commission-rent', 5),
  rate('early-settlement', 1),
  rate('early-settlement-cap', 10_000, 'aed'),
  rate('noc-fee-low', 500, 'aed'),
  rate('noc-fee-high', 5000, 'aed'),
  rate('holiday-management-fee-low', 15),
  rate('holiday-management-fee-high', 25),
  rate('rent-deposit-unfurnished', 5),
  rate('rent-deposit-furnished', 10),
  rate('ejari-fee', 220, 'aed'),
  rate('dewa-deposit-apartment', 2000, 'aed'),
  rate('housing-fee', 5),
  rate('change-notice', 90, 'days'),
  rate('eviction-notice', 12, 'months'),
  rate('rent-arrears-notice', 30, 'days'),
  rate('rent-increase-0-gap', 10),
  rate('rent-increase-1', 5),
  rate('rent-increase-1-gap', 20),
  rate('rent-increase-2', 10),
  rate('rent-increase-2-gap', 30),
  rate('rent-increase-3', 15),
  rate('rent-increase-3-gap', 40),
  rate('rent-increase-4', 20),
]
/** The tools of the tests, with the rates that sums of a visitor's own take. */
export const tools = () => ({ ...fakeTools(() => 5), rates: async () => rates })
const inDubai = (row: PropertyCard): PropertyCard => ({
  ...row,
  location_path: [{ _id: 'dubai', name: 'Dubai', name_ar: 'دبي', names: {}, kind: 'emirate' }],
})

const toLet = (row: PropertyCard): PropertyCard => ({
  ...inDubai(row),
  purpose: 'rent',
  price_period: 'year',
  price: (row.price ?? 0) / 10,
})

const over = (change: (row: PropertyCard) => PropertyCard) => {
  const plain = tools()
  return {
    ...plain,
    async searchProperties(...asked: Parameters<typeof plain.searchProperties>) {
      const found = await plain.searchProperties(...asked)
      return { ...found, rows: found.rows.map(change) }
    },
    async propertiesById(ids: readonly string[]) {
      const found = await plain.propertiesById(ids)
      return { ...found, rows: found.rows.map(change) }
    },
  }
}

/** The same tools over homes to let, of 101,000, 102,000 and so on a year. */
export const toolsToLet = () => over(toLet)

/** Over homes for sale that lie in Dubai, whose fees the table has. */
export const toolsInDubai = () => over(inDubai)

/** A percentage is written as its language does: '4%', '4 %', in Arabic with marks of direction. */
export const percents = (text: string) => text.replace(/(?<=\d)[\s\u00a0\u200e]*%\u200e?/gu, ' %')
/** The digits of an answer, group separators away; Hindi groups by two. */
export const digits = (text: string) =>
  percents(text).replace(/(?<=\d)[\s\u00a0\u202f.,](?=\d{2})/gu, '')
/** Fractions with a point. */
export const numbers = (text: string) =>
  percents(text)
    .replace(/(?<=\d)[\s\u00a0\u202f.,](?=\d{3})/gu, '')
    .replaceAll(/(?<=\d),(?=\d)/gu, '.')
