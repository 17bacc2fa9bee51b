import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { localPath, localTitle } from '@manzil/domain/local-name'
import type { InterfaceLanguage } from '@manzil/i18n/languages'

/** The title in the visitor's language, English where it has no other. */
export const titleOf = (
  property: Pick<PropertyCard, 'title' | 'title_ar' | 'titles'>,
  language: InterfaceLanguage,
): string => localTitle(property, language)

/** Where a property is, from the finest place up: 'Dubai Marina, Dubai'. */
export const placeOf = (
  { location, location_path: path }: Pick<PropertyCard, 'location' | 'location_path'>,
  language: InterfaceLanguage,
): string => (path.length === 0 ? location : localPath(path, language))

/** The same for a card: building first, and the emirate only where nothing finer is known. */
export const cardPlaceOf = (
  {
    location,
    location_path: path,
    address,
  }: Pick<PropertyCard, 'location' | 'location_path' | 'address'>,
  language: InterfaceLanguage,
): string =>
  localPath(
    [
      ...(path.length > 1 ? path.slice(1) : path),
      ...(address === null ? [] : [{ name: address, name_ar: address }]),
    ],
    language,
  ) || location
