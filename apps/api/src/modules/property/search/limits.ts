import type { LimitName } from '@manzil/domain/search/limit-name'
import type { FilterQuery } from '@manzil/domain/search/relaxations'

/** What the search calls the limits of the contract's query; one that is missing does not compile. */
const limits = {
  price_min: 'priceMin',
  price_max: 'priceMax',
  bedrooms_min: 'bedsMin',
  bedrooms_max: 'bedsMax',
  bathrooms_min: 'bathsMin',
  size_min: 'sizeMin',
  size_max: 'sizeMax',
} as const satisfies Record<LimitName, string>

export type Limit = (typeof limits)[LimitName]

/** Whole AED (of a year for rent), rooms, or square feet. */
export type Limits = { [L in Limit]?: number | undefined }

/** The limits of a query. */
export function limitsOf(query: Pick<FilterQuery, LimitName>): Limits {
  const found: Limits = {}
  // The keys of the table are those of its type.
  for (const name of Object.keys(limits) as LimitName[]) found[limits[name]] = query[name]
  return found
}
