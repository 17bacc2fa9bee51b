import { fallbackLanguage } from '@manzil/i18n/languages'
import { loadTexts } from '@manzil/i18n/load-texts'

/**
 * The catalogue's text of a failure in the language of the page; the English one where there is no
 * other, or where it cannot be fetched. The English text is the key, as it is for what the server says.
 */
export async function sayFailure(english: string): Promise<string> {
  const language = document.documentElement.lang
  if (language === fallbackLanguage) return english
  try {
    const { [english]: text } = await loadTexts(language, 'failures')
    return Array.isArray(text) ? text.join('') : english
  } catch {
    return english
  }
}
