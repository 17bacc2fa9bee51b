import { fallbackLanguage } from '@manzil/i18n/languages'
import { loadTexts } from '@manzil/i18n/load-texts'

/** The texts of failures in a language, by key. */
async function textsIn(language: string): Promise<Map<string, unknown>> {
  return new Map(Object.entries(await loadTexts(language, 'failures')))
}

/**
 * The catalogue's text of a failure in the language of the page; the English one where there is no
 * other, or where it cannot be fetched. The English text is the key, as it is for what the server says.
 */
export async function sayFailure(english: string): Promise<string> {
  const language = document.documentElement.lang
  if (language === fallbackLanguage) return english
  try {
    const [keys, texts] = await Promise.all([textsIn(fallbackLanguage), textsIn(language)])
    const [key] = [...keys].find(([, text]) => text === english) ?? []
    const text = key && texts.get(key)
    return typeof text === 'string' ? text : english
  } catch {
    return english
  }
}
