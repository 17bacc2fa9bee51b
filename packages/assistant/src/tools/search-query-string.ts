import { type PropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { propertyTypes } from '@manzil/domain/vocabulary'
import { filledSlots, type SearchSlots } from '../state.ts'

/** The contract takes no more places than this. */
const maxPlaces = 20
const page = '/property-listing'
/** Longest link of the contract, without the page and the question mark. */
const longest = 4000 - page.length - 1

/**
 * The contract's query of a search, for the address of the listing page. Exclusions have no name
 * there and are left out.
 */
export function searchQueryString(slots: SearchSlots): string {
  const { not_location, not_type, not_features, ...query } = slots
  const shown: PropertyQuery = query
  return writePropertyQuery(shown).toString()
}

/** Route of the listing page with the same search, as far as it can say it. */
export function listingPageLink(slots: SearchSlots): string {
  const said = withOtherTypes(slots)
  const query = filledSlots(said).length === 0 ? '' : searchQueryString(fittedSearch(said))
  return query === '' ? page : `${page}?${query}`
}

/**
 * A search that one address can hold, so that the cards, the link and the count are of the same
 * properties. The last of very many amenities and places are given up.
 */
export function fittedSearch(slots: SearchSlots): SearchSlots {
  const { location, features, ...others } = slots
  if (location !== undefined && location.length > maxPlaces)
    return fittedSearch({ ...slots, location: location.slice(0, maxPlaces) })
  if (searchQueryString(slots).length <= longest) return slots
  if (features !== undefined && features.length > 0)
    return fittedSearch({ ...slots, features: features.slice(0, -1) })
  if (location !== undefined && location.length > 1)
    return fittedSearch({ ...slots, location: location.slice(0, -1) })
  const { area, search, ...rest } = others
  return { ...rest, ...(location && { location }) }
}

/** What a link to the search leaves out of it; undefined where it says everything. */
export function withoutExclusions(slots: SearchSlots): SearchSlots | undefined {
  const { not_location = [], not_features = [], ...said } = withOtherTypes(slots)
  return not_location.length + not_features.length === 0 ? undefined : said
}

/** 'No villas' is every other kind: the kinds are few, and the page can name them. */
function withOtherTypes({ not_type = [], ...slots }: SearchSlots): SearchSlots {
  if (not_type.length === 0) return slots
  const named = slots.type?.length ? slots.type : propertyTypes
  const type = named.filter((each) => !not_type.includes(each))
  return type.length === 0 ? slots : { ...slots, type }
}
