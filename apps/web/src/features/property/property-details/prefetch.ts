import { getPropertyQuery } from '@manzil/api-client/generated/property-queries.gen'
import type { Prefetch } from '../../../routing/prefetch.ts'

/** Starts what the page of a property shows first; its address names the property as `id`. */
export const prefetchDetails: Prefetch = ({ api, queryClient, search }) => {
  const id = search.get('id')
  if (!id) return
  const params = { path: { id } }
  void queryClient.prefetchQuery(getPropertyQuery(api, { params }))
}
