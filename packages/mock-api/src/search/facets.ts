import type { PropertyDetail, SearchFacets } from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import { categories } from '@manzil/catalogue/categories'
import { places } from '@manzil/catalogue/places/places'
import { distributionOf } from '@manzil/domain/search/distribution'
import { type FilterQuery, relaxationsOf } from '@manzil/domain/search/relaxations'
import { completions, furnishings, propertyTypes, purposes } from '@manzil/domain/vocabulary'
import type { World } from '../world.ts'
import { counted } from './counted.ts'
import { queryRead } from './read-search.ts'
import { searchListings } from './search-listings.ts'

const mostPlaces = 12
const bedrooms = [0, 1, 2, 3, 4, 5, 6, 7]
const bathrooms = [1, 2, 3, 4, 5, 6]
const parents = new Map<string, string | null>(places.map(({ slug, parent }) => [slug, parent]))

/** The search in figures: every option is searched for. */
export async function facetsOf({ listings }: World, query: FilterQuery): Promise<SearchFacets> {
  const search = (change: FilterQuery) => searchListings(listings, { ...query, ...change })
  const options = <T>(values: readonly T[], change: (value: T) => FilterQuery) =>
    values.map((value) => ({ value, count: search(change(value)).length }))
  const found = search({})
  // A lowest price of nothing takes the place of every limit and leaves out what states none.
  const prices = counted(search({ price_min: 0, price_max: undefined }), ({ price }) => price)
  const sizes = counted(search({ size_min: 0, size_max: undefined }), ({ size }) => size)
  return {
    total: found.length,
    purpose: options(purposes, (purpose) => ({ purpose })),
    category: options(
      categories.filter(({ level }) => level === 1).map(({ id }) => id),
      (category) => ({ category }),
    ),
    type: options(propertyTypes, (type) => ({ type: [type], sub_category: undefined })),
    bedrooms: options(bedrooms, (number) => ({
      bedrooms_min: number,
      bedrooms_max: number === bedrooms.at(-1) ? undefined : number,
    })),
    bathrooms: options(bathrooms, (number) => ({ bathrooms_min: number })),
    completion: options(completions, (completion) => ({ completion })),
    furnished: options(furnishings, (furnished) => ({ furnished })),
    verified: search({ verified: true }).length,
    features: options(
      amenities.map(({ slug }) => slug),
      (slug) => ({ features: [...(query.features ?? []), slug] }),
    ),
    locations: locationsOf(found, query.location ?? []),
    price: distributionOf(prices),
    size: distributionOf(sizes),
    relaxations: await relaxationsOf(
      {
        query,
        read: queryRead(query),
        prices,
        sizes,
        parentOf: (slug) => parents.get(slug) ?? undefined,
      },
      found.length,
      async (queries) => queries.map((each) => searchListings(listings, each).length),
    ),
  }
}

function locationsOf(
  found: readonly PropertyDetail[],
  chosen: readonly string[],
): SearchFacets['locations'] {
  const below = ({ location_path: path }: PropertyDetail) =>
    chosen.length === 0
      ? path.slice(1, 2)
      : path.filter((_, at) => chosen.includes(path[at - 1]?._id ?? ''))
  const homes = new Map<string, SearchFacets['locations'][number]>()
  for (const listing of found)
    for (const place of new Set(below(listing))) {
      const count = (homes.get(place._id)?.count ?? 0) + 1
      homes.set(place._id, { place, count })
    }
  return [...homes.values()].sort((a, b) => b.count - a.count).slice(0, mostPlaces)
}
