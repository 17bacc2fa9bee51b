import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { arabicLeads } from './arabic.ts'
import { chineseLeads } from './chinese.ts'
import { englishLeads } from './english.ts'
import { germanLeads } from './german.ts'
import { hindiLeads } from './hindi.ts'
import type { LeadTexts } from './lead-texts.ts'
import { russianLeads } from './russian.ts'

const byLanguage: Readonly<Record<LanguageCode, LeadTexts>> = {
  en: englishLeads,
  ar: arabicLeads,
  ru: russianLeads,
  hi: hindiLeads,
  zh: chineseLeads,
  de: germanLeads,
}

export function leadTextsOf(language: LanguageCode): LeadTexts {
  return byLanguage[language]
}

/** The sentence by which a visitor has agreed in the chat. */
export const consentOf = (
  key: 'assistant' | 'assistant_conversation',
  { confirm, confirmAll }: LeadTexts,
): string => (key === 'assistant' ? confirm : `${confirm} ${confirmAll}`)
