import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'

/** Paid places above the first page of a search. */
const FEATURED = 3

export const featuredAmong = (found: readonly PropertyDetail[]): PropertyDetail[] =>
  found.filter(({ is_featured }) => is_featured).slice(0, FEATURED)
