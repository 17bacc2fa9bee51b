import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { QueryClient } from '@tanstack/react-query'

/** A row of the contract's lists of properties. Its whole shape was checked when it was answered. */
const isCard = (row: unknown): row is PropertyCard =>
  typeof row === 'object' && row !== null && 'media_count' in row && 'location_path' in row

/** The rows of an answer: of its list, or of the list that its `data` holds beside totals. */
function rowsOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer
  if (typeof answer !== 'object' || answer === null) return []
  return Object.values(answer).flatMap((part) => (Array.isArray(part) ? part : []))
}

/**
 * What the lists that were looked at last tell of a property: enough to draw the top of its page while
 * the rest is on its way. Undefined where none had it, as behind a link from elsewhere.
 */
export function knownProperty(queryClient: QueryClient, id: string): PropertyCard | undefined {
  const answers = queryClient.getQueryCache().getAll()
  const newestFirst = answers.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  for (const { state } of newestFirst) {
    const { data } = state
    if (typeof data !== 'object' || data === null) continue
    const rows = [...rowsOf(data), ...('data' in data ? rowsOf(data.data) : [])]
    const found = rows.filter(isCard).find((row) => row._id === id)
    if (found) return found
  }
  return undefined
}
