import { useEffect } from 'react'
import { useLocation } from '../../../routing/location.ts'
import { useChangeSearch } from '../../../routing/use-change-search.ts'
import type { ListingState } from './listing-state.ts'
import { type Refused, readRefused, unknownParams, withoutRefused } from './refused-filters.ts'

/**
 * Takes what is no filter, and filters that the server refused, out of the address, and keeps the
 * rest: half of an old link is better than none of it. Answers what was taken, for a note; it lasts
 * until the filters are changed.
 */
export function useRefused(state: ListingState): Refused[] {
  const { search, state: held } = useLocation()
  const changeSearch = useChangeSearch()
  const taken = readRefused(held)
  useEffect(() => {
    const found = [
      ...unknownParams(new URLSearchParams(search)),
      ...(state.kind === 'refused' ? state.refused : []),
    ]
    if (found.length > 0)
      changeSearch((now) => withoutRefused(now, found), {
        replace: true,
        state: { refused: [...readRefused(held), ...found] },
      })
  }, [search, held, state, changeSearch])
  return taken
}
