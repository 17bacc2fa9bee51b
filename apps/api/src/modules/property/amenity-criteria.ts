import { amenitiesMeeting } from '@manzil/domain/search/amenity-criteria'
import type { Lookups } from '../catalogue/lookups.ts'
import type { PropertyFilter } from './filter/filter.ts'

/** Amenities that a property must have; where several meet a criterion, one of them is enough. */
export function amenityCriteria(
  slugs: readonly string[] | undefined,
  lookups: Pick<Lookups, 'amenityBySlug'>,
): Pick<PropertyFilter, 'amenities' | 'amenityChoices'> {
  if (slugs === undefined) return {}
  const lists = slugs.map((slug) => bitsMeeting(slug, lookups)).filter(({ length }) => length > 0)
  const choices = lists.filter(({ length }) => length > 1)
  return {
    amenities: lists.filter(({ length }) => length === 1).flat(),
    ...(choices.length > 0 && { amenityChoices: choices }),
  }
}

/** Bits of everything that meets the criterion of an amenity. */
export function bitsMeeting(
  slug: string,
  { amenityBySlug }: { amenityBySlug: ReadonlyMap<string, { bit: number }> },
): number[] {
  return amenitiesMeeting(slug).flatMap((each) => amenityBySlug.get(each)?.bit ?? [])
}
