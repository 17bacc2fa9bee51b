import { filledSlots, type SearchSlots } from '../dialogue/state.ts'
import { listingPageLink } from './search-query-string.ts'
import type { AreaFigures, AssistantTools } from './tools.ts'

/** Where figures of areas come from; registered prices are never mixed in. */
export const askingPrices = 'asking prices of live listings'

/** Figures of fewer listings say too little. */
export const leastListings = 5

/** A search and the figures of the homes that it finds. */
type Figured = readonly [slots: SearchSlots, figures: Pick<AreaFigures, 'listings'>]

/** Route of the listing page with the same homes; undefined where it has no filter for what was excluded. */
export const sameHomesLink = (slots: SearchSlots): string | undefined =>
  filledSlots(slots).some((name) => name.startsWith('not_')) ? undefined : listingPageLink(slots)

/**
 * Routes of the listing page that show the very homes that were counted, one for each search;
 * undefined where the page has no filter for what was excluded. Homes without a price or a size
 * count for no figure.
 */
export async function figuresLinks(
  searches: readonly Figured[],
  tools: Pick<AssistantTools, 'countListings'>,
): Promise<(string | undefined)[]> {
  const stripped = searches.map(([{ sort_by, ...slots }, { listings }]) => ({ slots, listings }))
  const { totals } = await tools.countListings(stripped.map(({ slots }) => slots))
  return stripped.map(({ slots, listings }, index) => {
    if (totals[index] === listings) return sameHomesLink(slots)
    const { price_min = 1, size_min = 1 } = slots
    return sameHomesLink({ ...slots, price_min, size_min })
  })
}
