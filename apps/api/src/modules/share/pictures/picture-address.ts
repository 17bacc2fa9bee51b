import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { inLanguage } from '@manzil/domain/share-address'
import { type CardPicture, keyOf, orderOf } from './card-picture.ts'

/** Languages whose letters the type faces of pictures have; others see the English picture. */
const drawn: readonly LanguageCode[] = ['en', 'ar', 'ru', 'de']

export const pictureLanguage = (language: LanguageCode): LanguageCode =>
  drawn.includes(language) ? language : 'en'

/** Where pages' pictures are; what follows is the page's address. */
export const pictureRoot = '/share-pictures'

/** A page by its own address and what its picture shows. */
interface Pictured {
  address: string
  picture: CardPicture
}

/** Rooted address of a page's picture. Its version changes with what the picture shows. */
export function pictureAddress({ address, picture }: Pictured, language: LanguageCode): string {
  const shown = pictureLanguage(language)
  const path = `${pictureRoot}${inLanguage(address, shown)}.jpg`
  // What another language's picture says is not known here.
  return shown === language ? `${path}?v=${keyOf(orderOf(picture, shown))}` : path
}
