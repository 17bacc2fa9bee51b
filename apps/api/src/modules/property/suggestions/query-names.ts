import { propertyTypes } from '@manzil/catalogue/property-types'
import type { QueryNames } from '@manzil/domain/search/query-parts'
import type { Lookups } from '../../catalogue/lookups.ts'

/** Names of what queries hold, from the database; kinds from the catalogue. */
export function namesOf({ placeBySlug, amenityBySlug }: Lookups): QueryNames {
  const named = (row: { name_en: string; name_ar: string } | undefined) =>
    row && { en: row.name_en, ar: row.name_ar }
  return {
    place: (slug) => named(placeBySlug.get(slug)),
    amenity: (slug) => named(amenityBySlug.get(slug)),
    type: (slug) => propertyTypes.find((type) => type.slug === slug)?.names,
  }
}
