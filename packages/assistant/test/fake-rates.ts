import type { Rate } from '@manzil/api-client/generated/types.gen'

/** A row of the dated table of fees and limits. */
export const rate = (id: string, value: number, unit: Rate['unit'] = 'percent'): Rate => ({
  id,
  value,
  unit,
  applies_to: 'sale',
  text: unit === 'percent' ? `${value}%` : String(value),
  note: null,
  as_of: '2026-11-21',
  source: { name: 'Authority', url: 'https://example.com' },
  language: 'en',
})

/** The rows of Dubai that buying, a loan and what can be afforded are worked out from. */
export const buyingRates: readonly Rate[] = [
  rate('transfer-fee', 4),
  rate('transfer-admin-apartment', 580, 'aed'),
  rate('trustee-fee-low', 2000, 'aed'),
  rate('trustee-fee-high', 4000, 'aed'),
  rate('trustee-fee-threshold', 500_000, 'aed'),
  rate('agency-commission-sale', 2),
  rate('mortgage-registration', 0.25),
  rate('mortgage-registration-admin', 290, 'aed'),
  rate('vat', 5),
  rate('purchase-costs-total', 7),
  rate('ltv-first-expat', 80),
  rate('ltv-first-national', 85),
  rate('ltv-first-expat-dear', 70),
  rate('ltv-threshold', 5_000_000, 'aed'),
  rate('non-resident-loan-low', 50),
  rate('non-resident-loan-high', 60),
  rate('loan-term', 25, 'years'),
  rate('debt-burden', 50),
  rate('card-limit-share', 5),
]
