import { filledSlots, type SearchSlots } from '../state.ts'
import { listingPageLink } from './search-query-string.ts'
import type { AreaFigures, AssistantTools } from './tools.ts'

/** Where figures of areas come from; registered prices are never mixed in. */
export const askingPrices = 'asking prices of live listings'

/** Figures of fewer properties say too little. */
export const leastProperties = 5

/** A search and the figures of the properties that it finds. */
type Figured = readonly [slots: SearchSlots, figures: Pick<AreaFigures, 'properties'>]

/** Route of the listing page with the same properties; undefined where it has no filter for what was excluded. */
export const samePropertiesLink = (slots: SearchSlots): string | undefined =>
  filledSlots(slots).some((name) => name.startsWith('not_')) ? undefined : listingPageLink(slots)

/**
 * Routes of the listing page that show the very properties that were counted, one for each search;
 * undefined where the page has no filter for what was excluded. Properties without a price or a size
 * count for no figure.
 */
export async function figuresLinks(
  searches: readonly Figured[],
  tools: Pick<AssistantTools, 'countProperties'>,
): Promise<(string | undefined)[]> {
  const stripped = searches.map(([{ sort_by, ...slots }, { properties }]) => ({
    slots,
    properties,
  }))
  const { totals } = await tools.countProperties(stripped.map(({ slots }) => slots))
  return stripped.map(({ slots, properties }, index) => {
    if (totals[index] === properties) return samePropertiesLink(slots)
    const { price_min = 1, size_min = 1 } = slots
    return samePropertiesLink({ ...slots, price_min, size_min })
  })
}
