import type { FieldError } from '@manzil/api-client/generated/types.gen'
import type { ApiError } from '@manzil/api-client/result'
import { ApiFailure } from '@manzil/api-client/result'
import type { searchQuery } from '../../../property/search-query.ts'

/** One page of a search, as the server answers it. */
export type SearchAnswer = Awaited<
  ReturnType<NonNullable<Exclude<ReturnType<typeof searchQuery>['queryFn'], symbol>>>
>

/** What the listing page shows; exactly one of these. */
export type ListingState =
  | { kind: 'loading' }
  /** The server refused filters by name. */
  | { kind: 'refused'; fields: readonly FieldError[] }
  | { kind: 'failed'; error: ApiError | undefined }
  /** Nothing matches. */
  | { kind: 'empty'; answer: SearchAnswer }
  /** Homes match, but the page asked for lies behind the last. */
  | { kind: 'beyond'; answer: SearchAnswer }
  | { kind: 'ready'; answer: SearchAnswer }

interface QueryState {
  data: SearchAnswer | undefined
  error: Error | null
}

/** Reads the state off the query. */
export function listingState({ data, error }: QueryState): ListingState {
  if (error) return failure(error)
  if (!data) return { kind: 'loading' }
  if (data.data.length > 0) return { kind: 'ready', answer: data }
  return { kind: data.pagination.total > 0 ? 'beyond' : 'empty', answer: data }
}

function failure(cause: Error): ListingState {
  const error = cause instanceof ApiFailure ? cause.error : undefined
  if (error?.status === 400 && error.fields.length > 0)
    return { kind: 'refused', fields: error.fields }
  return { kind: 'failed', error }
}
