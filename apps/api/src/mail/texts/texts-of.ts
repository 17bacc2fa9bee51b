import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { hindi } from './hi.ts'
import type { MailTexts } from './mail-texts.ts'
import { russian } from './ru.ts'
import { chinese } from './zh.ts'

/** The words of mails in every language of the product. */
export const mailTexts: Record<LanguageCode, MailTexts> = {
  en: english,
  ar: arabic,
  ru: russian,
  hi: hindi,
  zh: chinese,
  de: german,
}
