import type { PropertyDetail, SearchRelaxation } from '@manzil/api-client/generated/types.gen'
import { places } from '@manzil/catalogue/places/places'
import type { Counted } from '@manzil/domain/search/distribution'
import { type FilterQuery, relaxationsOf } from '@manzil/domain/search/relaxations'
import { counted } from './counted.ts'
import { queryRead } from './read-search.ts'
import { type SaidQuery, searchProperties } from './search-properties.ts'

const parents = new Map<string, string | null>(places.map(({ slug, parent }) => [slug, parent]))

/** Prices and sizes of the properties that meet all other filters of a search. */
export function rangesIn(
  properties: readonly PropertyDetail[],
  query: SaidQuery,
): { prices: Counted; sizes: Counted } {
  const search = (change: FilterQuery) => searchProperties(properties, { ...query, ...change })
  // A lowest price of nothing takes the place of every limit and leaves out what states none.
  return {
    prices: counted(search({ price_min: 0, price_max: undefined }), ({ price }) => price),
    sizes: counted(search({ size_min: 0, size_max: undefined }), ({ size }) => size),
  }
}

/** Changes of a search that finds little. */
export function relaxationsIn(
  properties: readonly PropertyDetail[],
  query: SaidQuery,
  ranges = rangesIn(properties, query),
): Promise<SearchRelaxation[]> {
  const { language } = query
  const count = (each: FilterQuery) => searchProperties(properties, { ...each, language }).length
  return relaxationsOf(
    {
      query,
      read: queryRead(query),
      ...ranges,
      parentOf: (slug) => parents.get(slug) ?? undefined,
    },
    count(query),
    async (queries) => queries.map(count),
  )
}
