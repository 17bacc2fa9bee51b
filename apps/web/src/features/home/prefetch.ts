import type { Prefetch } from '../../routing/prefetch.ts'
import { homeQueries } from './queries.ts'

/** Starts the data of the home page. */
export const prefetchHome: Prefetch = ({ queryClient }) => {
  void queryClient.prefetchQuery(homeQueries.popular())
  void queryClient.prefetchQuery(homeQueries.latest())
}
