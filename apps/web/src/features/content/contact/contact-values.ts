import type { GetInTouchRequest, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { phoneDigits } from '../../../form/phone-digits.ts'

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

/** What is sent of what was typed. */
export const contactBody = (values: ContactValues, language: LanguageCode): GetInTouchRequest => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phone_number: phoneDigits(values.phone_number) || null,
  subject: values.subject.trim(),
  message: values.message.trim(),
  language,
  consent: 'contact_form',
})
