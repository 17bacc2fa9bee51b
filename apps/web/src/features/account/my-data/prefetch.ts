import type { Prefetch } from '../../../routing/prefetch.ts'
import { getToken } from '../../../session/session-store.ts'
import { ledgerQuery } from './ledger-query.ts'

/** Starts the ledger; nothing for visitors whom the guard sends home. */
export const prefetchMyData: Prefetch = ({ queryClient }) => {
  if (getToken()) void queryClient.prefetchQuery(ledgerQuery(1))
}
