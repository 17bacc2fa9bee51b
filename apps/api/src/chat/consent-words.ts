import type { ConsentKey, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { leadTextsOf } from '@manzil/assistant/reply/texts/leads/lead-texts-of'
import { consentTexts } from '@manzil/i18n/consent-texts'

/** The sentence that was shown where somebody agreed, as it is now. */
export const consentWords = (key: ConsentKey, language: LanguageCode): string =>
  key === 'assistant' ? leadTextsOf(language).confirm : consentTexts[language][key]
