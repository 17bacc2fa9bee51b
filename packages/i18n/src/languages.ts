/** Languages of the product, by the specification. */
export const languages = ['en', 'ar', 'ru', 'hi', 'zh', 'de'] as const
export type Language = (typeof languages)[number]

/** Languages whose texts are complete (test/locales.test.ts); the interface offers only these. */
export const interfaceLanguages = [
  'en',
  'ar',
  'ru',
  'hi',
  'zh',
  'de',
] as const satisfies readonly Language[]
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** Used where a visitor's language has no texts. */
export const fallbackLanguage = 'en' satisfies InterfaceLanguage

/** What a language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ar: 'العربية',
  ru: 'Русский',
  hi: 'हिन्दी',
  zh: '中文',
  de: 'Deutsch',
}

export type Direction = 'ltr' | 'rtl'

/** Arabic is read from the right. */
export const directionOf = (language: string): Direction => (language === 'ar' ? 'rtl' : 'ltr')

export const isInterfaceLanguage = (code: string): code is InterfaceLanguage =>
  interfaceLanguages.some((language) => language === code)
