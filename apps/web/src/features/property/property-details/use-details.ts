import { getPropertyQuery } from '@manzil/api-client/generated/property-queries.gen'
import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { type ApiError, ApiFailure } from '@manzil/api-client/result'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

/** What the page of a property can show. */
export type Details =
  | { state: 'loading' | 'notFound' }
  | { state: 'failed'; error: ApiError | null; retry: () => void }
  | { state: 'ready'; property: PropertyDetail }

/** No such id, or none that could be one: the link is old or broken. */
const isGone = (cause: Error): boolean =>
  cause instanceof ApiFailure && (cause.error.status === 404 || cause.error.status === 400)

/** The property of an id. */
export function useDetails(id: string): Details {
  const query = useQuery({
    ...getPropertyQuery(api, { params: { path: { id } } }),
    enabled: id !== '',
  })
  if (id === '') return { state: 'notFound' }
  if (query.isPending) return { state: 'loading' }
  const property = query.data?.data[0]
  if (property) return { state: 'ready', property }
  if (!query.error || isGone(query.error)) return { state: 'notFound' }
  return {
    state: 'failed',
    error: query.error instanceof ApiFailure ? query.error.error : null,
    retry: () => void query.refetch(),
  }
}
