import type { OwnProperty, PlaceRef, SortBy } from '@manzil/api-client/generated/types.gen'

/** The search that an owner asks about: what can be chosen beside what the property is. */
export interface RankSearch {
  /** Slug; '' is everywhere. */
  place: string
  kind: 'same' | 'any'
  beds: 'same' | 'any'
  words: string
  sort: SortBy
}

type Property = Pick<OwnProperty, 'purpose' | 'type' | 'bedrooms' | 'location_path'>

/** The search in which a property is found first: its own community and kind. */
export const firstSearch = ({ location_path: path }: Property): RankSearch => ({
  place: (path.find(({ kind }) => kind === 'community') ?? path.at(-1))?._id ?? '',
  kind: 'same',
  beds: 'any',
  words: '',
  sort: 'newest',
})

/** Places of a property, the finest first. */
export const placesOf = ({ location_path: path }: Property): PlaceRef[] => path.toReversed()

/** As the search is asked for, by the address of the results too. */
export function queryOfRank(
  { purpose, type, bedrooms }: Property,
  { place, kind, beds, words, sort }: RankSearch,
) {
  return {
    purpose,
    ...(place !== '' && { location: [place] }),
    ...(kind === 'same' && { type: [type] }),
    ...(beds === 'same' && bedrooms !== null && { bedrooms_min: bedrooms, bedrooms_max: bedrooms }),
    ...(words.trim() !== '' && { search: words.trim() }),
    sort_by: sort,
  }
}
