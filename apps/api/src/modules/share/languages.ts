import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { brand } from '@manzil/domain/brand'
import { inLanguage } from '@manzil/domain/share-address'
import { type Language, languages } from '@manzil/i18n/languages'

/** Each language with the beginning of its addresses; English has none. */
export const languagePrefixes: readonly { language: LanguageCode; prefix: string }[] =
  languages.map((language) => ({ language, prefix: inLanguage('', language) }))

/** The language that an address begins with; undefined where it names none, as English ones do. */
export const languageOfAddress = (url: string): LanguageCode | undefined =>
  languagePrefixes.find(({ prefix }) => prefix && url.startsWith(`${prefix}/`))?.language

/** Locales of Open Graph. */
export const openGraphLocale: Readonly<Record<Language, string>> = {
  en: 'en_US',
  ar: 'ar_AE',
  ru: 'ru_RU',
  hi: 'hi_IN',
  zh: 'zh_CN',
  de: 'de_DE',
}

/** The product's name in the script of the page. */
export const brandName = (language: LanguageCode): string => brand.name[language]

/**
 * Where the app shows the same: behind the hash, and in the page's language where the address
 * names one.
 */
export const appAddress = (route: string, language: LanguageCode): string =>
  language === 'en' ? `/#${route}` : `/?lng=${language}#${route}`
