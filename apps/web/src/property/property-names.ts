import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import { localName } from '@manzil/i18n/local-name'

/** The title in the visitor's language, English where it has no other. */
export const titleOf = (
  { title, title_ar: arabic }: Pick<PropertyCard, 'title' | 'title_ar'>,
  language: InterfaceLanguage,
): string => (language === 'ar' ? (arabic ?? title) : title)

/** Where a home is, from the finest place up: 'Dubai Marina, Dubai'. */
export function placeOf(
  { location, location_path: path }: Pick<PropertyCard, 'location' | 'location_path'>,
  language: InterfaceLanguage,
): string {
  if (language !== 'ar' || path.length === 0) return location
  return path
    .map((place) => localName(place, language))
    .reverse()
    .join('، ')
}
