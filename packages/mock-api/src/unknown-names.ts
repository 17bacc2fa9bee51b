import type { FieldError } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { amenities } from '@manzil/catalogue/amenities'
import { categories } from '@manzil/catalogue/categories'
import { places } from '@manzil/catalogue/places/places'
import type { FilterQuery } from '@manzil/domain/search/relaxations'

type Named = Pick<
  FilterQuery,
  'category' | 'sub_category' | 'sub_sub_category' | 'location' | 'features'
>

/** Ids and slugs of a search that name nothing, as the server refuses them. */
export function unknownNames(query: Named): FieldError[] {
  const isCategory = (id: string) => categories.some((category) => category.id === id)
  const isPlace = (slug: string) => places.some((place) => place.slug === slug)
  const isAmenity = (slug: string) => amenities.some((amenity) => amenity.slug === slug)
  const known: [path: string, given: readonly string[], isKnown: (value: string) => boolean][] = [
    ['category', query.category ? [query.category] : [], isCategory],
    ['sub_category', query.sub_category ? [query.sub_category] : [], isCategory],
    ['sub_sub_category', query.sub_sub_category ? [query.sub_sub_category] : [], isCategory],
    ['location', query.location ?? [], isPlace],
    ['features', query.features ?? [], isAmenity],
  ]
  return known.flatMap(([path, given, isKnown]) =>
    given.every(isKnown) ? [] : [{ path, rule: 'unknown', ...say('field.unknown') }],
  )
}
