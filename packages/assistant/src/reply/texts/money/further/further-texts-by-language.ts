import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { arabicFurther } from './ar.ts'
import { germanFurther } from './de.ts'
import { englishFurther } from './en.ts'
import type { FurtherTexts } from './further-texts.ts'
import { hindiFurther } from './hi.ts'
import { russianFurther } from './ru.ts'
import { chineseFurther } from './zh.ts'

export const furtherTexts: Readonly<Record<LanguageCode, FurtherTexts>> = {
  en: englishFurther,
  ar: arabicFurther,
  ru: russianFurther,
  hi: hindiFurther,
  zh: chineseFurther,
  de: germanFurther,
}
