import { type PropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { filledSlots, type SearchSlots } from '../dialogue/state.ts'

/** The contract takes no more places than this. */
const maxPlaces = 20

/**
 * The contract's query of a search, for the address of the listing page. Exclusions have no name
 * there and are left out.
 */
export function searchQueryString(slots: SearchSlots): string {
  const { not_location, not_type, not_features, location, ...query } = slots
  const shown: PropertyQuery =
    location === undefined ? query : { ...query, location: location.slice(0, maxPlaces) }
  return writePropertyQuery(shown).toString()
}

/** Longest link of the contract. */
const maxLink = 1000

/** Route of the listing page with the same search; amenities are left out where it would be too long. */
export function listingPageLink(slots: SearchSlots): string {
  const query = filledSlots(slots).length === 0 ? '' : searchQueryString(slots)
  const link = query === '' ? '/property-listing' : `/property-listing?${query}`
  if (link.length <= maxLink || slots.features === undefined) return link
  const { features, ...rest } = slots
  return listingPageLink(rest)
}
