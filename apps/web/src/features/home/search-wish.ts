import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { PropertyQuery } from '@manzil/domain/property-search'

export type Intention = 'buy' | 'rent' | 'offPlan'

/** What the hero's search holds. */
export interface SearchWish {
  intention: Intention
  /** As typed, or the name of the chosen place. */
  text: string
  /** Id of the chosen place; typing takes it back. */
  place: string | undefined
  type: PropertyType | ''
  /** Highest price in AED (a year for rent), as text; empty: any. */
  budget: string
}

/** Budgets to choose from, in AED; those of rents are for a year. */
export const budgets: Readonly<Record<Intention, readonly number[]>> = {
  buy: [500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000],
  offPlan: [500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000],
  rent: [40_000, 60_000, 80_000, 120_000, 180_000, 250_000, 400_000, 800_000],
}

/** The search that a wish stands for. */
export function queryOf({ intention, text, place, type, budget }: SearchWish): PropertyQuery {
  return {
    purpose: intention === 'rent' ? 'rent' : 'sale',
    ...(intention === 'offPlan' && { completion: 'off_plan' }),
    ...(place ? { location: [place] } : text.trim() && { search: text.trim() }),
    ...(type && { type: [type] }),
    ...(budget && { price_max: Number(budget) }),
  }
}
