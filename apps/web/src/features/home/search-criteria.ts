import type { PropertyQuery } from '@manzil/domain/property-search'
import { propertyTypes } from '@manzil/domain/vocabulary'
import type { SearchCriteria } from '@manzil/ui/search-criteria'

export type Intention = 'buy' | 'rent' | 'offPlan'

/** What the hero's search holds. Budgets in AED; those of rents are for a year. */
export interface HeroCriteria extends SearchCriteria<Intention> {
  /** As typed, or the name of the chosen place. */
  text: string
  /** Id of the chosen place; typing takes it back. */
  place: string | undefined
}

/** Usual budgets. */
export const budgets: Readonly<Record<Intention, readonly number[]>> = {
  buy: [500_000, 1_000_000, 2_000_000, 5_000_000],
  offPlan: [500_000, 1_000_000, 2_000_000, 5_000_000],
  rent: [40_000, 80_000, 120_000, 250_000],
}

/** Fewest bedrooms to choose from; 0 is a studio. */
export const bedrooms: readonly number[] = [0, 1, 2, 3, 4, 5]

const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))

/** Lowest and highest price; what was typed the wrong way round is meant the right way. */
function pricesOf({
  min,
  max,
}: HeroCriteria['budget']): Pick<PropertyQuery, 'price_min' | 'price_max'> {
  const [one, other] = [numberOf(min), numberOf(max)]
  const turned = one !== undefined && other !== undefined && one > other
  const [lowest, highest] = turned ? [other, one] : [one, other]
  return {
    ...(lowest !== undefined && { price_min: lowest }),
    ...(highest !== undefined && { price_max: highest }),
  }
}

/** The search that these criteria stand for. */
export function queryOf({ purpose, text, place, type, budget, beds }: HeroCriteria): PropertyQuery {
  const kind = propertyTypes.find((each) => each === type)
  const fewest = numberOf(beds)
  return {
    purpose: purpose === 'rent' ? 'rent' : 'sale',
    ...(purpose === 'offPlan' && { completion: 'off_plan' }),
    ...(place ? { location: [place] } : text.trim() && { search: text.trim() }),
    ...(kind && { type: [kind] }),
    ...pricesOf(budget),
    ...(fewest !== undefined && { bedrooms_min: fewest }),
  }
}
