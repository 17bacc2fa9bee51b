import { type PropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { useQueries } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { searchQuery } from './search-query.ts'

/** How many properties of each place fit filters that hold; none are known, or asked for, without filters. */
export function usePlaceTotals(
  places: readonly string[],
  held: PropertyQuery,
): ReadonlyMap<string, number> {
  const asked = Object.keys(held).length === 0 ? [] : places
  return useQueries({
    queries: asked.map((place) =>
      // One card is the least that a page may have.
      searchQuery(api, writePropertyQuery({ ...held, location: [place], page: 1, limit: 1 })),
    ),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, at) => {
          const place = asked[at]
          return data && place !== undefined ? [[place, data.pagination.total] as const] : []
        }),
      ),
  })
}
