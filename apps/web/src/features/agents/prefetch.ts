import type { Prefetch } from '../../routing/prefetch.ts'
import { agentQueries } from './queries.ts'
import { type AdvertiserType, readHomesWish, readWish } from './wish.ts'

/** Starts the list that the address asks for. */
export const prefetchAdvertisers =
  (type: AdvertiserType): Prefetch =>
  ({ queryClient, search }) => {
    void queryClient.prefetchQuery(agentQueries.list(readWish(type, search)))
  }

/** Starts the page of an agent or an agency; the address names it as `id`. */
export const prefetchProfile: Prefetch = ({ queryClient, search }) => {
  const id = search.get('id')
  if (id) void queryClient.prefetchQuery(agentQueries.profile(id, readHomesWish(search)))
}
