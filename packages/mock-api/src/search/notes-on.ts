import type { SearchNotes } from '@manzil/api-client/generated/types.gen'
import { places } from '@manzil/catalogue/places/places'
import { placeRef } from '../place-ref.ts'
import { queryRead, readSearch } from './read-search.ts'
import type { SaidQuery } from './search-properties.ts'

const bySlug = new Map<string, (typeof places)[number]>(places.map((place) => [place.slug, place]))

/** What an answer says of the words of its search. */
export function notesOn(query: SaidQuery): SearchNotes {
  const { search } = query
  if (search === undefined) return { corrected: null, places: [], read: {} }
  const { isCorrected, text, places: named } = readSearch(search, query)
  return {
    corrected: isCorrected ? text : null,
    places: named.flatMap((slug) => {
      const place = bySlug.get(slug)
      return place ? [placeRef(place)] : []
    }),
    read: queryRead(query),
  }
}
