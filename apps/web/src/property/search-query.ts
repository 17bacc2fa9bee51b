import type { Api } from '@manzil/api-client/client'
import { listProperties } from '@manzil/api-client/generated/property-calls.gen'
import { unwrap } from '@manzil/api-client/result'
import { cleanSearch, readPropertyQuery } from '@manzil/domain/property-search'
import { queryOptions } from '@tanstack/react-query'

/**
 * The search of an address. Unlike the generated query it sends values as they were typed, so that
 * the server can name what is wrong with them; they are part of the key for the same reason.
 */
export function searchQuery(api: Api, address: URLSearchParams) {
  const text = cleanSearch(address).toString()
  const params = { query: readPropertyQuery(address) }
  return queryOptions({
    queryKey: ['listProperties', text] as const,
    queryFn: async ({ signal }) =>
      unwrap(await listProperties(api, { params, querySerializer: () => text, signal })),
  })
}
