import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { FilterQuery } from '@manzil/domain/search/relaxations'
import type { Condition } from '../../../db/property-conditions.ts'
import type { Lookups } from '../../catalogue/lookups.ts'
import { bitsMeeting } from '../amenity-criteria.ts'
import type { PropertyFilter } from '../filter/filter.ts'
import { filterFromQuery } from '../filter-from-query.ts'
import { hasNoAmenity, isNoneOf, isOutside } from '../repository/conditions.ts'

/** What a visitor does not want, by the names of the filters. */
export interface Exclusions {
  not_location?: readonly string[] | undefined
  not_type?: readonly PropertyType[] | undefined
  not_features?: readonly string[] | undefined
}

/** The filters as the search page reads them; names that nothing has are left out. */
export function knownFilter(query: FilterQuery, lookups: Lookups): PropertyFilter {
  const known = {
    ...query,
    location: query.location?.filter((slug) => lookups.placeBySlug.has(slug)),
    features: query.features?.filter((slug) => lookups.amenityBySlug.has(slug)),
  }
  const read = filterFromQuery(known, lookups)
  if ('filter' in read) return read.filter
  const { category, sub_category, sub_sub_category, south, west, north, east, ...sound } = known
  const again = filterFromQuery(sound, lookups)
  return 'filter' in again ? again.filter : {}
}

/** What a filter of codes cannot say. */
export function exclusionConditions(excluded: Exclusions, lookups: Lookups): Condition[] {
  const conditions: Condition[] = []
  const places = excluded.not_location?.flatMap((slug) => lookups.placeBySlug.get(slug)?.code ?? [])
  if (places !== undefined && places.length > 0) {
    conditions.push(isOutside(places))
  }
  const types = excluded.not_type?.flatMap((type) => lookups.categoryByType.get(type)?.code ?? [])
  if (types !== undefined && types.length > 0) {
    conditions.push(isNoneOf(types))
  }
  const bits = excluded.not_features?.flatMap((slug) => bitsMeeting(slug, lookups))
  if (bits !== undefined && bits.length > 0) {
    conditions.push(hasNoAmenity(bits))
  }
  return conditions
}
