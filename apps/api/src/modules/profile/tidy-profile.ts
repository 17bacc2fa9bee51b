import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { isAgentOrAgency } from '@manzil/domain/roles'
import { longestOfAccount, tidyNames } from '@manzil/domain/tidy-name'
import { fieldProblem, nameProblem } from '../credentials/problems.ts'

export type ProfileBody = RequestOf<'updateUser'>['body']

const brokersOnly = ['company_name', 'rera_number', 'service_need'] as const

/** A profile as it is stored, or the refusal of a field. */
export function tidyProfile(update: ProfileBody, role: string) {
  if (!isAgentOrAgency(role))
    for (const field of brokersOnly) {
      const value = update[field]
      if (value !== undefined && value !== null && value.length > 0)
        return fieldProblem(field, 'role', say('field.brokersOnly'))
    }
  const named = tidyNames(update, longestOfAccount)
  if (named.refusal) return nameProblem(named.refusal)
  const { tidy } = named
  if (typeof update.about === 'string') tidy.about = tidyText(update.about)
  return { tidy }
}

/** A text keeps its lines; one of spaces alone is none. */
const tidyText = (text: string): string | null =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+\n/g, '\n')
    .trim() || null
