import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { arabicDesk } from './arabic.ts'
import { chineseDesk } from './chinese.ts'
import type { DeskTexts } from './desk-texts.ts'
import { englishDesk } from './english.ts'
import { germanDesk } from './german.ts'
import { hindiDesk } from './hindi.ts'
import { russianDesk } from './russian.ts'

const byLanguage: Readonly<Record<LanguageCode, DeskTexts>> = {
  en: englishDesk,
  ar: arabicDesk,
  ru: russianDesk,
  hi: hindiDesk,
  zh: chineseDesk,
  de: germanDesk,
}

export function deskTextsOf(language: LanguageCode): DeskTexts {
  return byLanguage[language]
}
