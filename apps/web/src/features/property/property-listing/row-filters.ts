import type { PropertyQuery } from '@manzil/domain/property-search'

/** Whether a filter shows in the row above the properties; the others are counted on the sheet's button. */
export function inRow(id: string, query: PropertyQuery): boolean {
  if (id.startsWith('type:')) return query.type?.length === 1
  return ['purpose', 'search', 'price_max', 'bedrooms', 'bedrooms_min'].includes(id)
}
