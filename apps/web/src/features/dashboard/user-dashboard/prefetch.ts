import type { Prefetch } from '../../../routing/prefetch.ts'
import { getToken } from '../../../session/session-store.ts'
import { recentQuery } from './recent-query.ts'

/** Starts the data of the dashboard; nothing for visitors whom the guard sends home. */
export const prefetchDashboard: Prefetch = ({ queryClient }) => {
  if (getToken()) void queryClient.prefetchQuery(recentQuery())
}
