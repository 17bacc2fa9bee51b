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
