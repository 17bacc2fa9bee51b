import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { PropertyQuery } from '@manzil/domain/property-search'
import type { QueryClient } from '@tanstack/react-query'

const isCardOf = (row: unknown, id: string): row is PropertyCard =>
  typeof row === 'object' && row !== null && '_id' in row && row._id === id && 'purpose' in row

/**
 * A search for properties like one that is gone, from what a list of this visit said of it. Undefined
 * for a property that was not seen.
 */
export function findSimilarSearch(queryClient: QueryClient, id: string): PropertyQuery | undefined {
  for (const [, answer] of queryClient.getQueriesData<{ data?: unknown }>({})) {
    if (!Array.isArray(answer?.data)) continue
    const rows: unknown[] = answer.data
    const card = rows.find((row) => isCardOf(row, id))
    if (isCardOf(card, id)) return similarTo(card)
  }
  return undefined
}

function similarTo({ purpose, type, bedrooms, location_path: places }: PropertyCard) {
  const place = places.at(-1)
  const query: PropertyQuery = { purpose, type: [type] }
  if (place) query.location = [place._id]
  if (bedrooms !== null) query.bedrooms_min = bedrooms
  return query
}
