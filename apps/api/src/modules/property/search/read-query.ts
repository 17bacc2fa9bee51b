import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import { zPropertyType } from '@manzil/api-client/generated/zod.gen'
import type { Lookups } from '../../catalogue/lookups.ts'
import type { Reading } from './read-text.ts'

/** Longest text that the contract's query takes. */
const longest = 200

/** What a text was read as, as the filters that stand for it; `search` holds the words left over. */
export function queryOf(reading: Reading, { placeByCode, amenities }: Lookups): SearchQuery {
  const { price, size, beds: range, bathsMin, furnished, completion } = reading.limits
  const { purpose, beds, terms } = reading
  const bedsMin = beds.length > 0 ? Math.min(...beds) : range.min
  const bedsMax = beds.length > 0 ? Math.max(...beds) : range.max
  const location = reading.places.flatMap((code) => placeByCode.get(code)?.slug ?? [])
  const type = reading.types.flatMap((slug) => zPropertyType.safeParse(slug).data ?? [])
  const features = terms.flatMap(
    ({ amenity }) => amenities.find(({ bit }) => bit === amenity)?.slug ?? [],
  )
  const search = terms
    .filter(({ amenity }) => amenity === undefined)
    .flatMap(({ words }) => words)
    .join(' ')
    .slice(0, longest)
    .trim()
  return {
    ...(purpose !== undefined && { purpose }),
    ...(search !== '' && { search }),
    ...(location.length > 0 && { location: location.slice(0, 20) }),
    ...(type.length > 0 && { type }),
    ...(completion !== undefined && { completion }),
    ...(furnished !== undefined && { furnished }),
    ...limitsOf('price', price.min, price.max),
    ...limitsOf('bedrooms', bedsMin, bedsMax),
    ...(bathsMin !== undefined && { bathrooms_min: bathsMin }),
    ...limitsOf('size', size.min, size.max),
    ...(features.length > 0 && { features }),
  }
}

function limitsOf(
  name: 'price' | 'bedrooms' | 'size',
  min: number | undefined,
  max: number | undefined,
): SearchQuery {
  return {
    ...(min !== undefined && { [`${name}_min`]: min }),
    ...(max !== undefined && { [`${name}_max`]: max }),
  }
}
