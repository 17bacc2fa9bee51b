import type { Prefetch } from '../../../routing/prefetch.ts'
import { getToken } from '../../../session/session-store.ts'
import { profileQuery } from './profile-query.ts'

/** Starts the profile; nothing for visitors whom the guard sends home. */
export const prefetchProfile: Prefetch = ({ queryClient }) => {
  if (getToken()) void queryClient.prefetchQuery(profileQuery())
}
