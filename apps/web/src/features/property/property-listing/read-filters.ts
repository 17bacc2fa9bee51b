import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import type { PropertyField, PropertyQuery } from '@manzil/domain/property-search'
import type { FilterChange } from '../../../property/change-address.ts'

/** Limits that are chosen together: one of them replaces what a text says about both. */
export const pairs: readonly (readonly PropertyField[])[] = [
  ['price_min', 'price_max'],
  ['bedrooms_min', 'bedrooms_max'],
  ['size_min', 'size_max'],
]

/** What the text alone brings to the search: a filter that was chosen wins over what was read. */
export function readBesides(read: SearchQuery, query: PropertyQuery): PropertyQuery {
  const chosen = new Set(Object.keys(query).filter((name) => name !== 'search'))
  for (const pair of pairs)
    if (pair.some((name) => chosen.has(name))) for (const name of pair) chosen.add(name)
  return Object.fromEntries(
    Object.entries(read).filter(([name]) => name === 'search' || !chosen.has(name)),
  )
}

/** The text as filters of their own, without one of them. */
export const takeAway = (besides: PropertyQuery, without: FilterChange): FilterChange => ({
  search: undefined,
  ...besides,
  ...without,
})

/**
 * A change of filters that the row shows. Where it takes away what the text brings back, the text becomes
 * filters of its own.
 */
export function changeRead(
  read: SearchQuery,
  query: PropertyQuery,
  wanted: FilterChange,
): FilterChange {
  const kept = Object.entries({ ...query, ...wanted }).filter(([, value]) => value !== undefined)
  const still = readBesides(read, Object.fromEntries(kept))
  const returns = Object.entries(wanted).some(
    ([name, value]) => value === undefined && name in still,
  )
  return returns ? takeAway(readBesides(read, query), wanted) : wanted
}
