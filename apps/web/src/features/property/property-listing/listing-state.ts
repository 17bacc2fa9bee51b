import type { ApiError } from '@manzil/api-client/result'
import { ApiFailure } from '@manzil/api-client/result'
import type { SuccessBody } from '@manzil/api-client/server-handler'
import { type Refused, refusedBy } from './refused-filters.ts'

/** One page of a search, as the server answers it. */
export type SearchAnswer = SuccessBody<'listProperties'>

/** What the listing page shows; exactly one of these. */
export type ListingState =
  | { kind: 'loading' }
  /** The server refused filters by name; they are on their way out of the address. */
  | { kind: 'refused'; refused: readonly Refused[] }
  | { kind: 'failed'; error: ApiError | undefined }
  /** Nothing matches. */
  | { kind: 'empty'; answer: SearchAnswer }
  /** Properties match, but the page asked for lies behind the last. */
  | { kind: 'beyond'; answer: SearchAnswer }
  | { kind: 'ready'; answer: SearchAnswer }

interface QueryState {
  /** What was asked. */
  address: URLSearchParams
  data: SearchAnswer | undefined
  error: Error | null
}

/** Reads the state off the query. */
export function listingState({ address, data, error }: QueryState): ListingState {
  if (error) return failure(error, address)
  if (!data) return { kind: 'loading' }
  if (data.data.length > 0) return { kind: 'ready', answer: data }
  return { kind: data.pagination.total > 0 ? 'beyond' : 'empty', answer: data }
}

function failure(cause: Error, address: URLSearchParams): ListingState {
  const error = cause instanceof ApiFailure ? cause.error : undefined
  // Where nothing of it stands in the address, there is nothing to leave out.
  const refused = error?.status === 400 ? refusedBy(error.fields, address) : []
  if (refused.length > 0) return { kind: 'refused', refused }
  return { kind: 'failed', error }
}
