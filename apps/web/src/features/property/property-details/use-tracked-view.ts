import { trackPropertyView } from '@manzil/api-client/generated/calls.gen'
import { useEffect } from 'react'
import { api } from '../../../api/api.ts'

/** Views told during this visit; the server counts one in an hour in any case. */
const told = new Set<string>()

/** Counts a view of a listing that is there. A failure is the site's loss, not the visitor's. */
export function useTrackedView(id: string): void {
  useEffect(() => {
    if (told.has(id)) return
    told.add(id)
    void trackPropertyView(api, { params: { path: { id } } }).then((result) => {
      if (!result.ok) console.warn('A view could not be counted.', result.error)
    })
  }, [id])
}
