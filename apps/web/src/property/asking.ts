import type { Purpose, SearchFacets } from '@manzil/api-client/generated/types.gen'
import { type PropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { leastPeers } from '@manzil/domain/search/price-range'
import { api } from '../api/api.ts'
import { facetsQuery } from './facets-query.ts'

/** Bedrooms that are told apart; 0 is a studio. With more of them there are too few properties alike. */
export const askedBedrooms: readonly number[] = [0, 1, 2, 3, 4, 5]

/** Which properties are asked about; without bedrooms all of the place. */
export interface AskedAbout {
  purpose: Purpose
  place: string
  bedrooms?: number
}

/** The search that shows these properties. */
export const askedSearch = ({ purpose, place, bedrooms }: AskedAbout): PropertyQuery => ({
  purpose,
  location: [place],
  ...(bedrooms !== undefined && { bedrooms_min: bedrooms, bedrooms_max: bedrooms }),
})

/** Their figures. */
export const askedQuery = (about: AskedAbout) =>
  facetsQuery(api, writePropertyQuery(askedSearch(about)))

/** What properties ask: half of them less than the median, and half between the quarters. */
export interface Asked {
  median: number
  quarters: readonly [number, number]
  /** How many state a price. */
  count: number
}

/** What is asked in a search; nothing where too few state a price to say so. */
export function askedIn({ price: { median, q1, q3, bins } }: SearchFacets): Asked | undefined {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0)
  if (median === null || q1 === null || q3 === null || count < leastPeers) return
  return { median, quarters: [q1, q3], count }
}
