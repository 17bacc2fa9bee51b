import type { Lead, StoredLead, User } from '@manzil/api-client/generated/types.gen'
import type { LeadValues } from '@manzil/ui/agent/LeadDialog/LeadForm'
import { phoneDigits } from '../../../form/phone-digits.ts'

/** Digits of the contract's largest amount of AED. */
const AMOUNT_DIGITS = 11

export const leadValues = (lead: StoredLead | null): LeadValues => ({
  name: lead?.name ?? '',
  email: lead?.email ?? '',
  phone_number: lead?.phone_number ?? '',
  min_budget: lead?.min_budget?.toString() ?? '',
  max_budget: lead?.max_budget?.toString() ?? '',
})

/** What an account says of its owner. */
export const valuesOfAccount = (
  { first_name, last_name, email }: Pick<User, 'first_name' | 'last_name' | 'email'>,
  phone: string | null,
): LeadValues => ({
  ...leadValues(null),
  name: [first_name, last_name].filter(Boolean).join(' '),
  email: email ?? '',
  phone_number: phoneDigits(phone ?? ''),
})

/** What was typed, its amounts no longer than the contract's largest. */
export const limitAmounts = (values: LeadValues): LeadValues => ({
  ...values,
  min_budget: values.min_budget.slice(0, AMOUNT_DIGITS),
  max_budget: values.max_budget.slice(0, AMOUNT_DIGITS),
})

const toAed = (digits: string): number | null => (digits === '' ? null : Number(digits))

export const leadBody = (values: LeadValues): Lead => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phone_number: values.phone_number.trim(),
  min_budget: toAed(values.min_budget),
  max_budget: toAed(values.max_budget),
})
