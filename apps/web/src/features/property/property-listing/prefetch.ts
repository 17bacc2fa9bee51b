import { searchQuery } from '../../../property/search-query.ts'
import type { Prefetch } from '../../../routing/prefetch.ts'

/** Starts the search of the listing page's address. */
export const prefetchListing: Prefetch = ({ api, queryClient, search }) => {
  void queryClient.prefetchQuery(searchQuery(api, search))
}
