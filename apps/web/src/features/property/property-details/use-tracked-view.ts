import { trackPropertyView } from '@manzil/api-client/generated/property-calls.gen'
import { useEffect } from 'react'
import { api } from '../../../api/api.ts'
import { seenProperties } from '../../../stores/property-lists.ts'

/** Views told during this visit; the server counts one in an hour in any case. */
const told = new Set<string>()

/**
 * Counts a view of a property that is there, and remembers it as seen. A failure of the count is the
 * site's loss, not the visitor's.
 */
export function useTrackedView(id: string): void {
  useEffect(() => {
    seenProperties.add(id)
    if (told.has(id)) return
    told.add(id)
    void trackPropertyView(api, { params: { path: { id } } }).then((result) => {
      if (!result.ok) console.warn('A view could not be counted.', result.error)
    })
  }, [id])
}
