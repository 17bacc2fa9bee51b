import type { Prefetch } from '../../../../routing/prefetch.ts'
import { droppedQuery, searchesQuery, sentQuery } from './personal-queries.ts'

/** Starts what came up for the account. */
export const prefetchPersonal: Prefetch = ({ queryClient }) => {
  void queryClient.prefetchQuery(searchesQuery())
  void queryClient.prefetchQuery(droppedQuery())
  void queryClient.prefetchQuery(sentQuery())
}
