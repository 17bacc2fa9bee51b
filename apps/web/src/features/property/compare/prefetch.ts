import { homeQuery } from '../../../homes/use-homes.ts'
import type { Prefetch } from '../../../routing/prefetch.ts'
import { readCompareAddress } from './compare-address.ts'

/** Fetches the homes of the address. */
export const prefetchCompare: Prefetch = ({ queryClient, search }) => {
  for (const id of readCompareAddress(search).ids) void queryClient.prefetchQuery(homeQuery(id))
}
