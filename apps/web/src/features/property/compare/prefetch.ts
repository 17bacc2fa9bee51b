import { propertyQuery } from '../../../property/choosing/property-query.ts'
import type { Prefetch } from '../../../routing/prefetch.ts'
import { readCompareAddress } from './compare-address.ts'

/** Fetches the properties of the address. */
export const prefetchCompare: Prefetch = ({ queryClient, search }) => {
  for (const id of readCompareAddress(search).ids) void queryClient.prefetchQuery(propertyQuery(id))
}
