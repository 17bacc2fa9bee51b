import type { SearchSlots } from '@manzil/assistant/dialogue/state'
import type { Lookups } from '../modules/catalogue/lookups.ts'
import {
  bitsMeeting,
  type Condition,
  filterFromQuery,
  hasNoAmenity,
  isNoneOf,
  isOutside,
  type PropertyFilter,
} from '../modules/property/entry.ts'

/** The assistant's search as the listing page reads it; names that nothing has are left out. */
export function toFilter(slots: SearchSlots, lookups: Lookups): PropertyFilter {
  const { not_location, not_type, not_features, sort_by, ...query } = slots
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

/** What a filter of codes cannot say: what the visitor excluded. */
export function furtherConditions(slots: SearchSlots, lookups: Lookups): Condition[] {
  const conditions: Condition[] = []
  const places = slots.not_location?.flatMap((slug) => lookups.placeBySlug.get(slug)?.code ?? [])
  if (places !== undefined && places.length > 0) {
    conditions.push(isOutside(places))
  }
  const types = slots.not_type?.flatMap((type) => lookups.categoryByType.get(type)?.code ?? [])
  if (types !== undefined && types.length > 0) {
    conditions.push(isNoneOf(types))
  }
  const bits = slots.not_features?.flatMap((slug) => bitsMeeting(slug, lookups))
  if (bits !== undefined && bits.length > 0) {
    conditions.push(hasNoAmenity(bits))
  }
  return conditions
}
