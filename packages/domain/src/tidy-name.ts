import { type Said, say } from '@manzil/api-client/request/say'

/** Characters that are not seen, or turn the writing around; joiners of Persian and Hindi stay. */
const unseen = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Something of a name that is seen: not spaces, joiners and marks alone. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** One way to write what looks the same: composed letters, single spaces, none around it. */
export const tidyName = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').replace(/ +/g, ' ').trim()

/** Whether anything of a name is seen. */
export const isSeen = (name: string): boolean => visible.test(name)

/** Longest names of an account, as in the contract, in characters: composing may make one longer. */
export const longestOfAccount = { first_name: 80, last_name: 80, company_name: 160 } as const

/** Why the name of a field is not taken. */
export interface NameRefusal {
  path: string
  rule: 'pattern' | 'maxLength'
  said: Said
}

/**
 * A form whose names are written in one way, or the refusal of a name that nobody sees or that is too
 * long. `longest` says which fields are names.
 */
export function tidyNames<Form extends object>(
  form: Form,
  longest: Readonly<Record<string, number>>,
): { tidy: Form; refusal?: undefined } | { refusal: NameRefusal } {
  const tidy = { ...form }
  for (const [path, most] of Object.entries(longest)) {
    const given: unknown = Reflect.get(form, path)
    if (typeof given !== 'string') continue
    const value = tidyName(given)
    if (!isSeen(value)) return { refusal: { path, rule: 'pattern', said: say('field.notEmpty') } }
    const said = say('field.charactersMost', { count: most })
    if (value.length > most) return { refusal: { path, rule: 'maxLength', said } }
    Object.assign(tidy, { [path]: value })
  }
  return { tidy }
}
