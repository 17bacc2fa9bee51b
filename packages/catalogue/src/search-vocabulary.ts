import { places } from './places/places.ts'
import { spellingsOf } from './places/spellings.ts'
import { spokenPlaces } from './places/spoken-places.ts'
import { spokenAmenities, spokenTypes } from './spoken-names.ts'

/** The names that searches are read by where no database holds the places. */
export const searchVocabulary = {
  places: spokenPlaces,
  spellings: places.flatMap((place) =>
    spellingsOf(place).map(({ folded, rank }) => ({ slug: place.slug, folded, rank })),
  ),
  types: spokenTypes,
  amenities: spokenAmenities,
}
