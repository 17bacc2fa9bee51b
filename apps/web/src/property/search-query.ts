import type { Api } from '@manzil/api-client/client'
import { listProperties } from '@manzil/api-client/generated/property-calls.gen'
import { unwrap } from '@manzil/api-client/result'
import { queryOptions } from '@tanstack/react-query'
import { addressCall } from './address-call.ts'

/** The search of an address. */
export function searchQuery(api: Api, address: URLSearchParams) {
  const { text, call } = addressCall(address)
  return queryOptions({
    queryKey: ['listProperties', text] as const,
    queryFn: async ({ signal }) => unwrap(await listProperties(api, { ...call, signal })),
  })
}
