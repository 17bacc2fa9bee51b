import type { PlaceOption } from '@manzil/api-client/generated/types.gen'
import { matchNames } from '@manzil/domain/search/match-names'
import { type NamedPlace, placeRef } from '../catalogue/lookups.ts'
import type { SearchIndex } from '../property/search-index.ts'

/** Of the contract. */
const MOST = 20

/** Places that fit a text: its slug, names like it, and what a search reads in it, such as JVC. */
export function findPlaces(lookups: SearchIndex, search: string): PlaceOption[] {
  const { places, placeBySlug, placeByCode, readSearch } = lookups
  const one = placeBySlug.get(search)
  const read = search.trim() === '' ? [] : readSearch(search).places
  const named = matchNames(places, search, ({ name_en, name_ar, names }) => [
    name_en,
    name_ar,
    ...Object.values(names),
  ])
  const found = one ? [one] : [...named, ...read.flatMap((slug) => placeBySlug.get(slug) ?? [])]
  return [...new Set(found)].slice(0, MOST).map((place) => toOption(place, placeByCode))
}

function toOption(place: NamedPlace, byCode: ReadonlyMap<number, NamedPlace>): PlaceOption {
  const parent = place.parent_code === null ? undefined : byCode.get(place.parent_code)
  return {
    ...placeRef(place),
    parent: parent ? placeRef(parent) : null,
    coordinates: { lat: place.lat, lng: place.lng, approximate: true },
  }
}
