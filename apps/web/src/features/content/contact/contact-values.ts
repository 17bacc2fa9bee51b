import type { GetInTouchRequest, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { latinDigits } from '@manzil/ui/digits'

/** What the form holds, as typed. */
export interface ContactValues {
  name: string
  email: string
  phone_number: string
  subject: string
  message: string
}

export const noContactValues: ContactValues = {
  name: '',
  email: '',
  phone_number: '',
  subject: '',
  message: '',
}

/** Digits of a telephone number, however it is written: “+971 (50) 000-0000”, Arabic digits too. */
const digitsOf = (typed: string): string =>
  latinDigits(typed)
    .trim()
    .replace(/^\+|[\s().-]/g, '')

/** What is sent of what was typed. */
export const contactBody = (values: ContactValues, language: LanguageCode): GetInTouchRequest => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phone_number: digitsOf(values.phone_number) || null,
  subject: values.subject.trim(),
  message: values.message.trim(),
  language,
})
