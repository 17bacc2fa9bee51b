import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Scripts that tell the language; Latin ones are English here, as advertisers write it. */
const scripts: readonly [LanguageCode, RegExp][] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['zh', /\p{Script=Han}/gu],
]

/** The language of somebody's text by most of its letters: feeds do not say which it is. */
export function guessLanguage(text: string): LanguageCode {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const found = scripts.find(([, script]) => (text.match(script)?.length ?? 0) > letters / 2)
  return found?.[0] ?? 'en'
}
