import type { Prefetch } from '../../../routing/prefetch.ts'
import { getToken } from '../../../session/session-store.ts'
import { likedQuery, viewOf } from './liked-query.ts'

/** Starts the favourites; nothing for visitors whom the guard sends home. */
export const prefetchLiked: Prefetch = ({ queryClient, search }) => {
  if (getToken()) void queryClient.prefetchQuery(likedQuery(viewOf(search)))
}
