import type { Prefetch } from '../../routing/prefetch.ts'
import { isKey, listQuery } from './list-query.ts'

/** Starts the list that an address names. */
export const prefetchSharedList: Prefetch = ({ queryClient, search }) => {
  const key = search.get('key') ?? ''
  if (isKey(key)) void queryClient.prefetchQuery(listQuery(key))
}
