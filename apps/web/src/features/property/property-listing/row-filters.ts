import type { PropertyQuery } from '@manzil/domain/property-search'

/** What the sheet has no field for: the text has its own, and areas are drawn on the map. */
const elsewhere = ['search', 'area', 'drawn']

/** Whether a filter is counted on the sheet's button; phones have no row, so all of them are in it. */
export const isCounted = (id: string, query: PropertyQuery, isPhone: boolean): boolean =>
  !elsewhere.includes(id) && (isPhone || !inRow(id, query))

/** Whether a filter shows in the row above the properties. */
function inRow(id: string, query: PropertyQuery): boolean {
  if (id.startsWith('type:')) return query.type?.length === 1
  return ['purpose', 'price_max', 'bedrooms', 'bedrooms_min'].includes(id)
}
