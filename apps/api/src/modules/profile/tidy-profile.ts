import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { isAgentOrAgency } from '@manzil/domain/roles'
import { fieldProblem } from '../credentials/problems.ts'

export type ProfileBody = RequestOf<'updateUser'>['body']

/** Characters that are not seen, or turn the writing around; joiners of Persian and Hindi stay. */
const unseen = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Something of a name that is seen: not spaces, joiners and marks alone. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** One way to write what looks the same: composed letters, single spaces, none around it. */
const tidyName = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').trim()

/** Longest names of the contract, in characters: composing may make one longer. */
const longest = { first_name: 80, last_name: 80, company_name: 160 } as const

const brokersOnly = ['company_name', 'rera_number', 'service_need'] as const

/** A profile as it is stored, or the refusal of a field. */
export function tidyProfile(update: ProfileBody, role: string) {
  if (!isAgentOrAgency(role))
    for (const field of brokersOnly) {
      const value = update[field]
      if (value !== undefined && value !== null && value.length > 0)
        return fieldProblem(field, 'role', say('field.brokersOnly'))
    }
  const tidy: ProfileBody = { ...update }
  for (const [field, most] of Object.entries(longest)) {
    const name = nameOf(update, field)
    if (name === undefined) continue
    const value = tidyName(name)
    if (!visible.test(value)) return fieldProblem(field, 'pattern', say('field.notEmpty'))
    if (value.length > most)
      return fieldProblem(field, 'maxLength', say('field.charactersMost', { count: most }))
    Object.assign(tidy, { [field]: value })
  }
  if (typeof update.about === 'string') tidy.about = tidyText(update.about)
  return { tidy }
}

const nameOf = (update: ProfileBody, field: string): string | undefined => {
  const value: unknown = Reflect.get(update, field)
  return typeof value === 'string' ? value : undefined
}

/** A text keeps its lines; one of spaces alone is none. */
const tidyText = (text: string): string | null =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+\n/g, '\n')
    .trim() || null
