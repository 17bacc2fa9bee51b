import { trackPropertyView } from '@manzil/api-client/generated/property-calls.gen'
import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { useEffect } from 'react'
import { api } from '../../../api/api.ts'
import { seenProperties } from '../../../stores/property-lists.ts'

/** Views told during this visit; the server counts one in an hour in any case. */
const told = new Set<string>()

/**
 * Counts a view of a property that is there, and remembers it as seen; what its owner alone sees is no
 * view. A failure of the count is the site's loss, not the visitor's.
 */
export function useTrackedView({ _id: id, status }: Pick<PropertyDetail, '_id' | 'status'>): void {
  useEffect(() => {
    if (status !== 'live') return
    seenProperties.add(id)
    if (told.has(id)) return
    told.add(id)
    void trackPropertyView(api, { params: { path: { id } } }).then((result) => {
      if (!result.ok) console.warn('A view could not be counted.', result.error)
    })
  }, [id, status])
}
