import { MOST_COMPARED } from '../../../stores/property-lists.ts'

interface CompareAddress {
  /** Each once, four at most. */
  ids: readonly string[]
  /** How many the address names. */
  named: number
}

/** The properties that an address names: `ids=a,b`. */
export function readCompareAddress(search: URLSearchParams): CompareAddress {
  const all = search.getAll('ids').flatMap((each) => each.split(','))
  const named = [...new Set(all.map((id) => id.trim()).filter(Boolean))]
  return { ids: named.slice(0, MOST_COMPARED), named: named.length }
}
