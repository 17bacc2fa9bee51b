import type { SearchSlots } from '@manzil/assistant/dialogue/state'
import { sql } from 'kysely'
import { completionCodes, furnishingCodes, purposeCodes } from '../db/codes.ts'
import type { Lookups } from '../modules/catalogue/lookups.ts'
import type { Condition } from '../modules/property/search/conditions.ts'
import type { ListingFilter } from '../modules/property/search/filter.ts'

/** The assistant's search as a filter of codes. Names that no lookup has are left out. */
export function toFilter(slots: SearchSlots, lookups: Lookups): ListingFilter {
  const typeCodes = (types: SearchSlots['type']): number[] | undefined =>
    types?.flatMap((type) => lookups.categoryByType.get(type)?.code ?? [])
  return {
    purpose: slots.purpose && purposeCodes[slots.purpose],
    completion: slots.completion && completionCodes[slots.completion],
    furnished: slots.furnished && furnishingCodes[slots.furnished],
    types: typeCodes(slots.type),
    places: slots.location?.flatMap((slug) => lookups.placeBySlug.get(slug)?.code ?? []),
    amenities: bitsOf(
      slots.features?.filter((slug) => slug !== anyPool),
      lookups,
    ),
    priceMin: slots.price_min,
    priceMax: slots.price_max,
    bedsMin: slots.bedrooms_min,
    bedsMax: slots.bedrooms_max,
    bathsMin: slots.bathrooms_min,
    sizeMin: slots.size_min,
    sizeMax: slots.size_max,
  }
}

/** 'Pool' alone means any pool; the amenity of that name is the shared one. */
const anyPool = 'pool'

/** What a filter of codes cannot say: what the visitor excluded, and a pool of either kind. */
export function furtherConditions(slots: SearchSlots, lookups: Lookups): Condition[] {
  const conditions: Condition[] = []
  const places = slots.not_location?.flatMap((slug) => lookups.placeBySlug.get(slug)?.code ?? [])
  if (places !== undefined && places.length > 0) {
    conditions.push(sql`not exists (
      select from place x where x.code = l.place_code and x.path && ${places}::smallint[])`)
  }
  const types = slots.not_type?.flatMap((type) => lookups.categoryByType.get(type)?.code ?? [])
  if (types !== undefined && types.length > 0) {
    conditions.push(sql`l.type_code <> all(${types}::smallint[])`)
  }
  const bits = bitsOf(slots.not_features, lookups)
  if (bits !== undefined && bits.length > 0) {
    const mask = bits.reduce((sum, bit) => sum + 2 ** bit, 0)
    conditions.push(sql`l.amenity_bits & ${mask}::bigint = 0`)
  }
  if (slots.features?.includes(anyPool)) {
    const pools = bitsOf([anyPool, 'private-pool'], lookups) ?? []
    const mask = pools.reduce((sum, bit) => sum + 2 ** bit, 0)
    conditions.push(sql`l.amenity_bits & ${mask}::bigint <> 0`)
  }
  return conditions
}

function bitsOf(
  slugs: readonly string[] | undefined,
  { amenityBySlug }: Lookups,
): number[] | undefined {
  return slugs?.flatMap((slug) => amenityBySlug.get(slug)?.bit ?? [])
}
