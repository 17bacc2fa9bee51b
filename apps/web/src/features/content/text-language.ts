import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { directionOf } from '@manzil/i18n/languages'

/** Attributes of an element whose text may be in another language than the page. */
export const textLanguage = (language: LanguageCode) => ({
  lang: language,
  dir: directionOf(language),
})
