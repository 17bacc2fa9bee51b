import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Place } from '../gazetteer/gazetteer.ts'

/** A spelling of a place's name, under the key that `foldName` makes. */
export interface PlaceSpelling {
  slug: string
  folded: string
  /** 0 own name, 1 alias, 2 name in the land register, 3 more without its article. */
  rank: number
}

/** The names that texts of a search are read by. */
export interface SearchVocabulary {
  /** With the names that visitors use. */
  places: readonly Place[]
  /** Further spellings of them too, such as the land register's. */
  spellings: readonly PlaceSpelling[]
  /** Kinds of properties, in menu order. */
  types: readonly { slug: PropertyType; names: readonly string[] }[]
  amenities: readonly { slug: string; names: readonly string[] }[]
}
