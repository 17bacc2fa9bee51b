import type { LanguageCode, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { SearchSlots } from '@manzil/assistant/state'
import { amenitiesMeeting } from '@manzil/domain/search/amenity-criteria'
import type { FilterQuery } from '@manzil/domain/search/relaxations'
import { refusedFilters } from '../search/refused-filters.ts'
import { searchProperties } from '../search/search-properties.ts'
import { unknownNames } from '../unknown-names.ts'

type Query = FilterQuery & Pick<SearchSlots, 'sort_by'>

/** The assistant's search as the listing page reads it; names that nothing has are left out. */
export function queryOfSlots(slots: SearchSlots): Query {
  const { not_location: _, not_type: __, not_features: ___, ...query } = slots
  const location = query.location?.filter(isKnown('location'))
  const features = query.features?.filter(isKnown('features'))
  const known: Query = {
    ...query,
    location: location?.length ? location : undefined,
    features: features?.length ? features : undefined,
  }
  if (refusedFilters(known).length === 0) return known
  const { category, sub_category, sub_sub_category, south, west, north, east, ...sound } = known
  return sound
}

const isKnown = (list: 'location' | 'features') => (slug: string) =>
  unknownNames({ [list]: [slug] }).length === 0

/** The properties that the assistant's search finds, in its order. */
export function searchSlots(
  properties: readonly PropertyDetail[],
  slots: SearchSlots,
  language: LanguageCode,
): PropertyDetail[] {
  const kept = properties.filter((property) => !isExcluded(property, slots))
  return searchProperties(kept, { ...queryOfSlots(slots), language })
}

/** What a query cannot say: what the visitor excluded. */
function isExcluded(
  { location_path, type, features }: PropertyDetail,
  { not_location = [], not_type = [], not_features = [] }: SearchSlots,
): boolean {
  return (
    location_path.some(({ _id }) => not_location.includes(_id)) ||
    not_type.includes(type) ||
    not_features.flatMap(amenitiesMeeting).some((slug) => features.some((own) => own === slug))
  )
}
