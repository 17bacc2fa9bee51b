import type { LanguageCode, SignupRequest } from '@manzil/api-client/generated/types.gen'
import { phoneDigits } from '../../../form/phone-digits.ts'
import type { Details } from './signup-progress.ts'

/** Whether the kind of account names a firm and a registration. */
export const isAdvertiser = ({ role }: Pick<Details, 'role'>): boolean =>
  role === 'agent' || role === 'agency'

/** What is sent of what was typed; empty fields are left out. */
export function toBody(details: Details, language?: LanguageCode) {
  const { role, first_name, last_name, email, accept_terms } = details
  const phone = phoneDigits(details.phone_number)
  return {
    role,
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
    accept_terms,
    ...(phone && { phone_number: phone }),
    ...(isAdvertiser(details) && {
      company_name: details.company_name.trim(),
      rera_number: details.rera_number.trim(),
    }),
    ...(language && { language }),
  }
}

/** The body, where every field of it stands as the contract wants it. */
export function readBody(details: Details, language: LanguageCode): SignupRequest | undefined {
  const { role, accept_terms, ...rest } = toBody(details, language)
  return role !== '' && accept_terms ? { ...rest, role, accept_terms } : undefined
}
