import type { SearchFacets } from '@manzil/api-client/generated/types.gen'
import { type Counted, distributionOf } from '@manzil/domain/search/distribution'
import { completions, furnishings, propertyTypes, purposes } from '@manzil/domain/vocabulary'
import { completionCodes, furnishingCodes, purposeCodes } from '../../../db/codes.ts'
import { type Lookups, placeRef } from '../../catalogue/lookups.ts'
import { bitsMeeting } from '../amenity-criteria.ts'
import { type FacetCounts, type FacetName, facetBits } from '../repository/count-facets.ts'
import { mostBathrooms, mostBedrooms, type Row } from '../repository/facet-key.ts'

/** Places that are offered. */
const mostPlaces = 12

/** The options of every filter with their counts. `places` are the chosen ones, by code. */
export function facetsOf(
  counts: FacetCounts,
  places: readonly number[],
  lookups: Lookups,
): Omit<SearchFacets, 'total' | 'relaxations'> {
  const count = (name: FacetName, is: (row: Row) => boolean): number =>
    counts.groups.reduce((sum, [row, properties]) => {
      const counts = row.fails === 0 || row.fails === facetBits[name]
      return counts && is(row) ? sum + properties : sum
    }, 0)
  const options = <T>(name: FacetName, values: readonly T[], is: (value: T, row: Row) => boolean) =>
    values.map((value) => ({ value, count: count(name, (row) => is(value, row)) }))
  const numbers = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const categories = lookups.categories.filter(({ level, is_shown }) => level === 1 && is_shown)
  const categoryOf = (row: Row) => lookups.categoryByCode.get(row.type)?.parent_code
  return {
    purpose: options('purpose', purposes, (value, row) => row.purpose === purposeCodes[value]),
    category: categories.map(({ id, code }) => ({
      value: id,
      count: count('category', (row) => categoryOf(row) === code),
    })),
    type: options(
      'type',
      propertyTypes,
      (value, row) => row.type === lookups.categoryByType.get(value)?.code,
    ),
    bedrooms: options('bedrooms', numbers(0, mostBedrooms), (value, row) => row.bedrooms === value),
    bathrooms: options(
      'bathrooms',
      numbers(1, mostBathrooms),
      (value, row) => row.bathrooms !== undefined && row.bathrooms >= value,
    ),
    completion: options(
      'completion',
      completions,
      (value, row) => row.completion === completionCodes[value],
    ),
    furnished: options(
      'furnished',
      furnishings,
      (value, row) => row.furnished === furnishingCodes[value],
    ),
    verified: count('verified', ({ verified }) => verified),
    features: featuresOf(counts.amenities, lookups),
    locations: placesOf(counts.places, places, lookups),
    price: distributionOf(counts.prices),
    size: distributionOf(counts.sizes),
  }
}

/** Bits in each half of a bitmap: numbers beyond 32 bits have no bitwise operators. */
const half = 26

const has = (bits: number, bit: number): boolean => Math.floor(bits / 2 ** bit) % 2 === 1

function featuresOf(amenities: readonly number[], lookups: Lookups): SearchFacets['features'] {
  const properties = new Array<number>(half * 2).fill(0)
  const add = (bits: number, first: number) => {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const bit = first + 31 - Math.clz32(rest & -rest)
      properties[bit] = (properties[bit] ?? 0) + 1
    }
  }
  const choices = lookups.amenities
    .map(({ slug, bit }) => ({
      bit,
      others: bitsMeeting(slug, lookups).filter((one) => one !== bit),
    }))
    .filter(({ others }) => others.length > 0)
  for (const bits of amenities) {
    for (const { bit, others } of choices)
      if (!has(bits, bit) && others.some((other) => has(bits, other)))
        properties[bit] = (properties[bit] ?? 0) + 1
    add(bits % 2 ** half, 0)
    add(Math.floor(bits / 2 ** half), half)
  }
  return lookups.amenities.map(({ slug, bit }) => ({ value: slug, count: properties[bit] ?? 0 }))
}

/** Places one level below a chosen one; communities where none is chosen. */
function placesOf(
  direct: Counted,
  chosen: readonly number[],
  { placeByCode }: Lookups,
): SearchFacets['locations'] {
  const properties = new Map<number, number>()
  for (const [code, count] of direct) {
    const path = placeByCode.get(code)?.path ?? []
    const below = new Set(
      chosen.length === 0
        ? path.slice(1, 2)
        : chosen.flatMap((one) => (path.includes(one) ? (path[path.indexOf(one) + 1] ?? []) : [])),
    )
    for (const step of below) properties.set(step, (properties.get(step) ?? 0) + count)
  }
  return [...properties]
    .sort(([a, more], [b, fewer]) => fewer - more || a - b)
    .slice(0, mostPlaces)
    .flatMap(([code, count]) => {
      const place = placeByCode.get(code)
      return place ? [{ place: placeRef(place), count }] : []
    })
}
