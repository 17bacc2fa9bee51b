import { type PropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { searchQuery } from './search-query.ts'

const none: ReadonlyMap<string, number> = new Map()

/**
 * How many properties of each place fit filters that hold; none are known, or asked for, without filters. One query
 * over all of them: the library's part for several at once would come with the first page.
 */
export function usePlaceTotals(
  places: readonly string[],
  held: PropertyQuery,
): ReadonlyMap<string, number> {
  const client = useQueryClient()
  const totalOf = async (place: string): Promise<readonly [string, number][]> => {
    // One card is the least that a page may have.
    const query = writePropertyQuery({ ...held, location: [place], page: 1, limit: 1 })
    // A place whose number cannot be had stands without one.
    const answer = await client.fetchQuery(searchQuery(api, query)).catch(() => undefined)
    return answer ? [[place, answer.pagination.total]] : []
  }
  const { data } = useQuery({
    queryKey: ['listProperties', 'totals', places, String(writePropertyQuery(held))],
    queryFn: async () => new Map((await Promise.all(places.map(totalOf))).flat()),
    enabled: Object.keys(held).length > 0 && places.length > 0,
  })
  return data ?? none
}
