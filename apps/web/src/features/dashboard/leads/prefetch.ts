import type { Prefetch } from '../../../routing/prefetch.ts'
import { getToken } from '../../../session/session-store.ts'
import { viewOf } from './leads-address.ts'
import { leadsQuery } from './leads-queries.ts'

/** Starts the list; nothing for visitors whom the guard sends home. */
export const prefetchLeads: Prefetch = ({ queryClient, search }) => {
  if (getToken()) void queryClient.prefetchQuery(leadsQuery(viewOf(search)))
}
