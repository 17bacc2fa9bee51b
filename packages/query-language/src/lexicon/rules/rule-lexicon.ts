import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { arabicRules } from './ar.ts'
import { germanRules } from './de.ts'
import { englishRules } from './en.ts'
import { hindiRules } from './hi.ts'
import { russianRules } from './ru.ts'
import type { RuleWords } from './rule-words.ts'
import { chineseRules } from './zh.ts'

/** Everybody mixes them with English, so all are heard in each language. */
export const ruleWords: Readonly<Record<LanguageCode, RuleWords>> = {
  en: englishRules,
  ar: arabicRules,
  ru: russianRules,
  hi: hindiRules,
  zh: chineseRules,
  de: germanRules,
}
