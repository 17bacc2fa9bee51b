import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

const scripts: readonly [RegExp, LanguageCode][] = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Han}/u, 'zh'],
]

/** What is known of a visitor beside the language of the page. */
export interface KnownSpeech {
  /** Of the account, as ISO 639-1; none where it does not say. */
  spoken: readonly string[]
  /** The first message of the conversation. */
  said?: string | null | undefined
}

/**
 * Whether the language of a conversation is to be asked for: the account does not speak it, or the first
 * message is in the letters of another. Latin letters say nothing: names are written in them everywhere.
 */
export function isLanguageInDoubt(language: LanguageCode, { spoken, said }: KnownSpeech): boolean {
  const written = scripts.find(([letters]) => said && letters.test(said))?.[1]
  if (written !== undefined) return written !== language
  return spoken.length > 0 && !spoken.includes(language)
}
