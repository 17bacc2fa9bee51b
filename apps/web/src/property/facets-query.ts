import type { Api } from '@manzil/api-client/client'
import { getSearchFacets } from '@manzil/api-client/generated/property-calls.gen'
import { unwrap } from '@manzil/api-client/result'
import { filterFields } from '@manzil/domain/property-search'
import { queryOptions } from '@tanstack/react-query'
import { addressCall } from './address-call.ts'

/** The figures of an address's search, whatever its order and page. */
export function facetsQuery(api: Api, address: URLSearchParams) {
  const { text, call } = addressCall(address, filterFields)
  return queryOptions({
    queryKey: ['getSearchFacets', text] as const,
    queryFn: async ({ signal }) => unwrap(await getSearchFacets(api, { ...call, signal })).data,
  })
}
