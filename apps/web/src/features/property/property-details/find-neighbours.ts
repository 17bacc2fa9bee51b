import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { lastSearch } from '../../../property/last-search.ts'
import { searchQuery } from '../../../property/search-query.ts'

interface Neighbours {
  previous: string | undefined
  next: string | undefined
}

/**
 * The properties before and after one in the results that the visitor saw last. Undefined where those do
 * not have it, or where nobody searched: other pages ask for properties too.
 */
export function findNeighbours(queryClient: QueryClient, id: string): Neighbours | undefined {
  const address = lastSearch(queryClient)
  const answer = address && queryClient.getQueryData(searchQuery(api, address).queryKey)
  const ids = answer?.data.map(({ _id }) => _id) ?? []
  const at = ids.indexOf(id)
  return at >= 0 && ids.length > 1 ? { previous: ids[at - 1], next: ids[at + 1] } : undefined
}
