import type { SearchReading } from '@manzil/query-language/search/read-search'
import { completionCodes, furnishingCodes, purposeCodes } from '../../../db/codes.ts'
import type { PropertyFilter } from './filter.ts'
import { intersect, type PlaceTree } from './place-tree.ts'

/** What turns the slugs of a reading into codes of the database. */
export type CodeIndex = {
  tree: PlaceTree
  typeCode: ReadonlyMap<string, number>
  placeCode: ReadonlyMap<string, number>
}

/**
 * A filter with what its text names. Chosen filters win over the text's, but for places and types:
 * there both have to hold, and an empty list then means nothing can.
 */
export function applyReading(
  filter: PropertyFilter,
  reading: SearchReading,
  { tree, typeCode, placeCode }: CodeIndex,
): PropertyFilter {
  const places = reading.places.flatMap((slug) => placeCode.get(slug) ?? [])
  const types = reading.types.flatMap((slug) => typeCode.get(slug) ?? [])
  const { price, size, bathsMin, furnished, completion } = reading.limits
  return {
    ...filter,
    ...(isAny(filter.beds, filter.bedrooms_min, filter.bedrooms_max) ? {} : bedsOf(reading)),
    ...(isAny(filter.price_min, filter.price_max)
      ? {}
      : { price_min: price.min, price_max: price.max }),
    ...(isAny(filter.size_min, filter.size_max) ? {} : { size_min: size.min, size_max: size.max }),
    bathrooms_min: filter.bathrooms_min ?? bathsMin,
    furnished: filter.furnished ?? (furnished && furnishingCodes[furnished]),
    completion: filter.completion ?? (completion && completionCodes[completion]),
    purpose: filter.purpose ?? (reading.purpose && purposeCodes[reading.purpose]),
    places: both(filter.places, places, (a, b) => intersect(tree, a, b)),
    types: both(filter.types, types, (a, b) => a.filter((code) => b.includes(code))),
  }
}

const isAny = (...values: unknown[]): boolean => values.some((value) => value !== undefined)

function bedsOf({ beds, limits }: SearchReading): PropertyFilter {
  return beds.length > 0
    ? { beds }
    : { bedrooms_min: limits.beds.min, bedrooms_max: limits.beds.max }
}

function both(
  chosen: readonly number[] | undefined,
  named: readonly number[],
  combine: (chosen: readonly number[], named: readonly number[]) => number[],
): readonly number[] | undefined {
  if (named.length === 0) return chosen
  return chosen === undefined ? named : combine(chosen, named)
}

/** True where no property can meet the filter, whatever the data. */
export function isImpossible({ places, types, beds }: PropertyFilter): boolean {
  return [places, types, beds].some((list) => list !== undefined && list.length === 0)
}
