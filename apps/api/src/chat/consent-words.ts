import type { ConsentKey, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { consentOf, leadTextsOf } from '@manzil/assistant/reply/texts/leads/lead-texts-of'
import { consentTexts } from '@manzil/i18n/consent-texts'

/** The sentence that was shown where somebody agreed, as it is now. */
export const consentWords = (key: ConsentKey, language: LanguageCode): string =>
  key === 'assistant' || key === 'assistant_conversation'
    ? consentOf(key, leadTextsOf(language))
    : consentTexts[language][key]
