import { AsyncLocalStorage } from 'node:async_hooks'
import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

const asked = new AsyncLocalStorage<LanguageCode | undefined>()

/** Does work whose answers need names in this language alone, however deep they are made. */
export const answerIn = <T>(language: LanguageCode, work: () => T): T => asked.run(language, work)

/** Does work that names things for readers of several languages, whoever asks. */
export const inEveryLanguage = <T>(work: () => T): T => asked.run(undefined, work)

/** The language of the answer under way; undefined where nobody asked for one. */
export const askedLanguage = (): LanguageCode | undefined => asked.getStore()

/** Texts by language, cut down to the asked one; all where nobody asks for one. */
export function wantedOf(texts: Readonly<Record<string, string>>): Record<string, string> {
  const language = askedLanguage()
  if (language === undefined) return { ...texts }
  const text = texts[language]
  return text === undefined ? {} : { [language]: text }
}
