import type { LanguageCode, MediaItem } from '@manzil/api-client/generated/types.gen'
import { pictureSizes } from '@manzil/domain/picture-address'

/** What its advertiser says that a picture shows, in the language of the page where there is a text in it. */
export const altOf = (
  { alt, alt_ar }: Pick<MediaItem, 'alt' | 'alt_ar'>,
  language: LanguageCode,
) => (language === 'ar' ? alt_ar || alt : alt)

/**
 * What is known of a picture: what its advertiser says, or else that it is a photograph of the property of that
 * title; nothing of a drawing, and of what else is named by its role.
 */
export const knownOf = (
  item: MediaItem,
  language: LanguageCode,
  photographOf: () => string,
): string => {
  const said = altOf(item, language)
  return said || item.illustration || item.role !== 'photo' ? said : photographOf()
}

/** A picture of a property as cards take it, in all its sizes. */
export const pictureOf = (item: MediaItem, language: LanguageCode) => ({
  src: item.url,
  srcSet: pictureSizes(item.url),
  alt: altOf(item, language),
})
