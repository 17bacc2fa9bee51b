import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { arabicTexts } from './arabic.ts'
import { chineseTexts } from './chinese.ts'
import { englishTexts } from './english.ts'
import { germanTexts } from './german.ts'
import { hindiTexts } from './hindi.ts'
import type { ReplyTexts } from './reply-texts.ts'
import { russianTexts } from './russian.ts'

const byLanguage: Readonly<Record<LanguageCode, ReplyTexts>> = {
  en: englishTexts,
  ar: arabicTexts,
  ru: russianTexts,
  hi: hindiTexts,
  zh: chineseTexts,
  de: germanTexts,
}

/** The texts of a language of the product. */
export function textsOf(language: LanguageCode): ReplyTexts {
  return byLanguage[language]
}
