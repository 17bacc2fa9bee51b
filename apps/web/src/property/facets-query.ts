import type { Api } from '@manzil/api-client/client'
import { getSearchFacets } from '@manzil/api-client/generated/property-calls.gen'
import { unwrap } from '@manzil/api-client/result'
import { cleanSearch, readPropertyQuery } from '@manzil/domain/property-search'
import { queryOptions } from '@tanstack/react-query'

/** The figures of an address's search; like the search itself it sends values as they were typed. */
export function facetsQuery(api: Api, address: URLSearchParams) {
  const clean = cleanSearch(address)
  for (const name of ['page', 'limit', 'sort_by']) clean.delete(name)
  const text = clean.toString()
  const { page: _, limit: __, sort_by: ___, ...query } = readPropertyQuery(clean)
  return queryOptions({
    queryKey: ['getSearchFacets', text] as const,
    queryFn: async ({ signal }) => {
      const call = { params: { query }, querySerializer: () => text, signal }
      return unwrap(await getSearchFacets(api, call)).data
    },
  })
}
