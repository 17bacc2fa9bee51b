import type { BotContent, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { contentId } from './content-id.ts'
import type { ContentLibrary } from './content-library.ts'

/**
 * Terms of the assistant in all languages at once, as its terms dialog asks for them. Throws where
 * there are none.
 */
export function botTerms(library: ContentLibrary): BotContent {
  const inLanguage = (language: LanguageCode) => library.all('assistant_terms', language)[0]
  const english = inLanguage('en')
  if (!english) throw new Error('There are no terms of the assistant: en/assistant-terms.md.')
  const html = (language: LanguageCode): string => (inLanguage(language) ?? english).html
  return {
    _id: contentId('bot-content', 1),
    type: 'bot_terms',
    updated_at: english.updated_at,
    content: {
      en: html('en'),
      ar: html('ar'),
      ru: html('ru'),
      hi: html('hi'),
      zh: html('zh'),
      de: html('de'),
    },
  }
}
