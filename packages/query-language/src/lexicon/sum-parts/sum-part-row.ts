import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { arabicSumParts } from './ar.ts'
import { germanSumParts } from './de.ts'
import { englishSumParts } from './en.ts'
import { hindiSumParts } from './hi.ts'
import { russianSumParts } from './ru.ts'
import type { SumPartWords } from './sum-part-words.ts'
import { chineseSumParts } from './zh.ts'

/** Everybody mixes them with English, so all are heard in each language. */
const byLanguage: Readonly<Record<LanguageCode, SumPartWords>> = {
  en: englishSumParts,
  ar: arabicSumParts,
  ru: russianSumParts,
  hi: hindiSumParts,
  zh: chineseSumParts,
  de: germanSumParts,
}

/** A row of words in all languages. */
export const sumPartRow = (name: keyof SumPartWords): string =>
  Object.values(byLanguage)
    .map((words) => words[name])
    .join('|')
