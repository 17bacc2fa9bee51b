import type { Prefetch } from '../../../../routing/prefetch.ts'
import { businessViewOf, overviewQuery, propertiesQuery } from './overview-query.ts'

/** Starts the figures. */
export const prefetchBusiness: Prefetch = ({ queryClient, search }) => {
  const view = businessViewOf(search)
  void queryClient.prefetchQuery(overviewQuery(view))
  void queryClient.prefetchQuery(propertiesQuery(view))
}
