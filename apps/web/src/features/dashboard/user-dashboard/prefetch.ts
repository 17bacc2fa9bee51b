import { isAdmin, isAgentOrAgency } from '@manzil/domain/roles'
import type { Prefetch } from '../../../routing/prefetch.ts'
import { latePrefetch } from '../../../routing/prefetch.ts'
import { getSession } from '../../../session/session-store.ts'

/** Starts code and data of the half that the account sees; nothing for visitors whom the guard sends home. */
export const prefetchDashboard: Prefetch = latePrefetch(async () => {
  const { user, token } = getSession()
  if (!token || isAdmin(user?.role)) return () => {}
  return isAgentOrAgency(user?.role)
    ? (await import('./business/prefetch.ts')).prefetchBusiness
    : (await import('./personal/prefetch.ts')).prefetchPersonal
})
