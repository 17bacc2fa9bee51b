import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { useQueries } from '@tanstack/react-query'
import { isGone } from '../../api/is-gone.ts'
import { propertyQuery } from './property-query.ts'

/** A property of an id, or what there is instead. */
export type KnownProperty =
  | { id: string; state: 'loading' | 'gone' }
  | { id: string; state: 'failed'; retry: () => void }
  | { id: string; state: 'ready'; property: PropertyDetail }

/** The properties of ids, in their order; those that the server does not know any more are `gone`. */
export function useProperties(ids: readonly string[]): KnownProperty[] {
  const answers = useQueries({ queries: ids.map(propertyQuery) })
  return ids.map((id, at): KnownProperty => {
    const answer = answers[at]
    const property = answer?.data?.data[0]
    if (property) return { id, state: 'ready', property }
    if (!answer || answer.isPending) return { id, state: 'loading' }
    if (!answer.error || isGone(answer.error)) return { id, state: 'gone' }
    return { id, state: 'failed', retry: () => void answer.refetch() }
  })
}
