import type { Rate } from '@manzil/api-client/generated/types.gen'
import { ratesOf } from '../../src/costs/rates.ts'

const rate = (id: string, value: number, unit: Rate['unit']): Rate => ({
  id,
  value,
  unit,
  applies_to: 'sale',
  text: `${value} ${unit}`,
  note: null,
  as_of: '2026-11-21',
  source: { name: 'Authority', url: 'https://example.com' },
  language: 'en',
})
const percent = (id: string, value: number) => rate(id, value, 'percent')
const aed = (id: string, value: number) => rate(id, value, 'aed')

/** The fees and limits of Dubai at the end of 2026, each with where it is laid down. */
export const dubaiRows: readonly Rate[] = [
  // Dubai Land Department, sale registration: 4 % of the value, and 580 for the deed of a flat.
  percent('transfer-fee', 4),
  aed('transfer-admin-apartment', 580),
  // Dubai Land Department, registration trustees: 2,000 below 500,000, from there on 4,000; plus VAT.
  aed('trustee-fee-low', 2_000),
  aed('trustee-fee-high', 4_000),
  aed('trustee-fee-threshold', 500_000),
  // Custom of the market: 2 % of a sale, 5 % of a year's rent; plus VAT.
  percent('agency-commission-sale', 2),
  percent('agency-commission-rent', 5),
  // Federal Decree-Law No. 8 of 2017 on value added tax.
  percent('vat', 5),
  // Dubai Land Department, mortgage registration: 0.25 % of the loan and 290.
  percent('mortgage-registration', 0.25),
  aed('mortgage-registration-admin', 290),
  // Decree No. 43 of 2013, article 1: how far a rent is below that of similar homes, and by how much it may rise.
  percent('rent-increase-0-gap', 10),
  percent('rent-increase-1', 5),
  percent('rent-increase-1-gap', 20),
  percent('rent-increase-2', 10),
  percent('rent-increase-2-gap', 30),
  percent('rent-increase-3', 15),
  percent('rent-increase-3-gap', 40),
  percent('rent-increase-4', 20),
  // Law No. 33 of 2008, articles 13, 14 and 25.
  rate('change-notice', 90, 'days'),
  rate('eviction-notice', 12, 'months'),
  rate('rent-arrears-notice', 30, 'days'),
  // Central Bank of the UAE, Regulations re Mortgage Loans (2013), articles on LTV and tenor.
  percent('ltv-first-expat', 80),
  percent('ltv-first-national', 85),
  percent('ltv-first-expat-dear', 70),
  percent('ltv-first-national-dear', 75),
  aed('ltv-threshold', 5_000_000),
  percent('ltv-second-expat', 60),
  percent('ltv-second-national', 65),
  percent('ltv-off-plan', 50),
  rate('loan-term', 25, 'years'),
  // The same, on early settlement.
  percent('early-settlement', 1),
  aed('early-settlement-cap', 10_000),
  // Dubai Land Department, registration of a tenancy.
  aed('ejari-fee', 220),
  // Custom: a twentieth of the year's rent, a tenth where there is furniture.
  percent('rent-deposit-unfurnished', 5),
  percent('rent-deposit-furnished', 10),
  // Dubai Electricity and Water Authority, deposits; housing fee on its bill.
  aed('dewa-deposit-apartment', 2_000),
  aed('dewa-deposit-villa', 4_000),
  percent('housing-fee', 5),
]

export const dubai = ratesOf(dubaiRows)

/** The table without some of its rows. */
export const dubaiWithout = (...ids: readonly string[]) =>
  ratesOf(dubaiRows.filter(({ id }) => !ids.includes(id)))
