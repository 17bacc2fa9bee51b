import type { Prefetch } from '../../../routing/prefetch.ts'
import { getToken } from '../../../session/session-store.ts'
import { boughtQuery, invoicesQuery } from './plan-queries.ts'

/** Starts what the account has bought; nothing for visitors whom the guard sends home. */
export const prefetchYourPlan: Prefetch = ({ queryClient }) => {
  if (!getToken()) return
  void queryClient.prefetchQuery(boughtQuery())
  void queryClient.prefetchQuery(invoicesQuery())
}
