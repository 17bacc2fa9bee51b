import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { arabicTexts } from './arabic.ts'
import { englishTexts } from './english.ts'
import type { ReplyTexts } from './reply-texts.ts'

const byLanguage: Readonly<Partial<Record<LanguageCode, ReplyTexts>>> = {
  en: englishTexts,
  ar: arabicTexts,
}

/** The texts of a language, English where it has none. */
export function textsOf(language: LanguageCode): ReplyTexts {
  return byLanguage[language] ?? englishTexts
}
