import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { hindi } from './hi.ts'
import { russian } from './ru.ts'
import type { ShareTexts } from './share-texts.ts'
import { chinese } from './zh.ts'

export const shareTexts: Record<LanguageCode, ShareTexts> = {
  en: english,
  ar: arabic,
  ru: russian,
  hi: hindi,
  zh: chinese,
  de: german,
}
