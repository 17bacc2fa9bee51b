import type { PropertyDetail, SearchFacets } from '@manzil/api-client/generated/types.gen'
import { amenities } from '@manzil/catalogue/amenities'
import { categories } from '@manzil/catalogue/categories'
import { distributionOf } from '@manzil/domain/search/distribution'
import type { FilterQuery } from '@manzil/domain/search/relaxations'
import { completions, furnishings, propertyTypes, purposes } from '@manzil/domain/vocabulary'
import type { World } from '../world.ts'
import { rangesIn, relaxationsIn } from './relaxations.ts'
import { type SaidQuery, searchProperties } from './search-properties.ts'

const mostPlaces = 12
const bedrooms = [0, 1, 2, 3, 4, 5, 6, 7]
const bathrooms = [1, 2, 3, 4, 5, 6]

/** The search in figures: every option is searched for. */
export async function facetsOf({ properties }: World, query: SaidQuery): Promise<SearchFacets> {
  const search = (change: FilterQuery) => searchProperties(properties, { ...query, ...change })
  const options = <T>(values: readonly T[], change: (value: T) => FilterQuery) =>
    values.map((value) => ({ value, count: search(change(value)).length }))
  const found = search({})
  const { prices, sizes } = rangesIn(properties, query)
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
    relaxations: await relaxationsIn(properties, query, { prices, sizes }),
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
  const byPlace = new Map<string, SearchFacets['locations'][number]>()
  for (const property of found)
    for (const place of new Set(below(property))) {
      const count = (byPlace.get(place._id)?.count ?? 0) + 1
      byPlace.set(place._id, { place, count })
    }
  return [...byPlace.values()].sort((a, b) => b.count - a.count).slice(0, mostPlaces)
}
