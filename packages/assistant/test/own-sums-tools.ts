import { rate } from './fake-rates.ts'
import { fakeTools } from './fake-tools.ts'

const rates = [
  rate('agency-commission-sale', 2),
  rate('agency-commission-rent', 5),
  rate('vat', 5),
  rate('early-settlement', 1),
  rate('early-settlement-cap', 10_000, 'aed'),
  rate('rent-deposit-unfurnished', 5),
  rate('rent-deposit-furnished', 10),
  rate('ejari-fee', 220, 'aed'),
  rate('dewa-deposit-apartment', 2000, 'aed'),
  rate('housing-fee', 5),
  rate('ltv-first-expat', 80),
  rate('ltv-threshold', 5_000_000, 'aed'),
  rate('ltv-first-expat-dear', 70),
  rate('loan-term', 25, 'years'),
  rate('debt-burden', 50),
  rate('purchase-costs-total', 7),
]
/** The tools of the tests, with the rates that sums of a visitor's own take. */
export const tools = () => ({ ...fakeTools(() => 5), rates: async () => rates })
/** The digits of an answer, group separators away; Hindi groups by two. */
export const digits = (text: string) => text.replace(/(?<=\d)[\s\u00a0\u202f.,](?=\d{2})/gu, '')
/** Fractions with a point. */
export const numbers = (text: string) =>
  text.replace(/(?<=\d)[\s\u00a0\u202f.,](?=\d{3})/gu, '').replaceAll(/(?<=\d),(?=\d)/gu, '.')
