import { filledSlots, type SearchSlots } from '../dialogue/state.ts'
import { listingPageLink } from './search-query-string.ts'
import type { AreaFigures, AssistantTools } from './tools.ts'

/** Where figures of areas come from; registered prices are never mixed in. */
export const askingPrices = 'asking prices of live listings'

/** Figures of fewer listings say too little. */
export const leastListings = 5

/**
 * Route of the listing page that shows the very homes that were counted; undefined where the page
 * has no filter for what was excluded. Homes without a price or a size count for no figure.
 */
export async function figuresLink(
  { sort_by, ...slots }: SearchSlots,
  { listings }: Pick<AreaFigures, 'listings'>,
  tools: Pick<AssistantTools, 'searchListings'>,
): Promise<string | undefined> {
  if (filledSlots(slots).some((name) => name.startsWith('not_'))) return undefined
  const { total } = await tools.searchListings(slots, { sort: 'newest', page: 1, limit: 0 })
  if (total === listings) return listingPageLink(slots)
  const { price_min = 1, size_min = 1 } = slots
  return listingPageLink({ ...slots, price_min, size_min })
}
