import { type PropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { searchQuery } from '../../property/search-query.ts'
import { useSettled } from '../../property/use-settled.ts'

/** A visitor who types or tries one choice after the other is asked about at most this often, in ms. */
const PAUSE_MS = 400

/**
 * How many properties a search would show; undefined while that is not known of this very search. It is
 * asked as the listing page will ask, whose first page is there by then.
 *
 * @param wanted false where nobody has set a field: it is not asked then
 */
export function useSearchTotal(query: PropertyQuery, wanted: boolean): number | undefined {
  const text = writePropertyQuery(query).toString()
  const settled = useSettled(text, PAUSE_MS)
  const { data } = useQuery({
    ...searchQuery(api, new URLSearchParams(settled)),
    enabled: wanted && settled === text,
  })
  return wanted && settled === text ? data?.pagination.total : undefined
}
