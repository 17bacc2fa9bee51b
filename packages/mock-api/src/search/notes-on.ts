import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { SearchNotes } from '@manzil/api-client/generated/types.gen'
import { places } from '@manzil/catalogue/places/places'
import { placeRef } from '../place-ref.ts'
import { queryRead, readSearch } from './read-search.ts'

const bySlug = new Map<string, (typeof places)[number]>(places.map((place) => [place.slug, place]))

/** What an answer says of the words of its search. */
export function notesOn({
  search,
  purpose,
}: Pick<RequestOf<'listProperties'>['query'], 'search' | 'purpose'>): SearchNotes {
  if (search === undefined) return { corrected: null, places: [], read: {} }
  const { isCorrected, text, places: named } = readSearch(search, purpose)
  return {
    corrected: isCorrected ? text : null,
    places: named.flatMap((slug) => {
      const place = bySlug.get(slug)
      return place ? [placeRef(place)] : []
    }),
    read: queryRead({ search, purpose }),
  }
}
