import type { Prefetch } from '../../routing/prefetch.ts'
import { type AdvertiserType, readCriteria, readPropertiesCriteria } from './criteria.ts'
import { agentQueries } from './queries.ts'

/** Starts the list that the address asks for. */
export const prefetchAdvertisers =
  (type: AdvertiserType): Prefetch =>
  ({ queryClient, search }) => {
    void queryClient.prefetchQuery(agentQueries.list(readCriteria(type, search)))
  }

/** Starts the page of an agent or an agency; the address names it as `id`. */
export const prefetchProfile: Prefetch = ({ queryClient, search }) => {
  const id = search.get('id')
  if (id) void queryClient.prefetchQuery(agentQueries.profile(id, readPropertiesCriteria(search)))
}
