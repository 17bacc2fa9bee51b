import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { arabicFurther } from './ar.ts'
import { germanFurther } from './de.ts'
import { englishFurther } from './en.ts'
import type { FurtherSumWords } from './further-sum-words.ts'
import { hindiFurther } from './hi.ts'
import { russianFurther } from './ru.ts'
import { chineseFurther } from './zh.ts'

/** Everybody mixes them with English, so all are heard in each language. */
const byLanguage: Readonly<Record<LanguageCode, FurtherSumWords>> = {
  en: englishFurther,
  ar: arabicFurther,
  ru: russianFurther,
  hi: hindiFurther,
  zh: chineseFurther,
  de: germanFurther,
}

/** A row of words in all languages. */
export const furtherSumRow = (name: keyof FurtherSumWords): string =>
  Object.values(byLanguage)
    .map((words) => words[name])
    .join('|')
