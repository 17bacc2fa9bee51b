import { listPropertiesTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import type { SearchReading } from './read-search.ts'

/** Most places that the contract's query takes. */
const mostPlaces = 20

/** What a text was read as, as the filters that stand for it; `search` holds the words left over. */
export function queryOf(reading: SearchReading): SearchQuery {
  const { price, size, beds: range, bathsMin, furnished, completion } = reading.limits
  const { purpose, beds, places, types, terms } = reading
  const bedsMin = beds.length > 0 ? Math.min(...beds) : range.min
  const bedsMax = beds.length > 0 ? Math.max(...beds) : range.max
  const features = terms.flatMap(({ amenity }) => amenity ?? [])
  const search = terms
    .filter(({ amenity }) => amenity === undefined)
    .flatMap(({ words }) => words)
    .join(' ')
    .slice(0, listPropertiesTexts.search)
    .trim()
  return {
    ...(purpose !== undefined && { purpose }),
    ...(search !== '' && { search }),
    ...(places.length > 0 && { location: places.slice(0, mostPlaces) }),
    ...(types.length > 0 && { type: types }),
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
