import type { Lead, StoredLead } from '@manzil/api-client/generated/types.gen'

/** The form as typed. Budgets in whole AED, empty for none. */
export interface LeadValues {
  name: string
  email: string
  phone_number: string
  min_budget: string
  max_budget: string
}

/** Digits of the contract's largest amount of AED. */
const AMOUNT_DIGITS = 11

export const leadValues = (lead: StoredLead | null): LeadValues => ({
  name: lead?.name ?? '',
  email: lead?.email ?? '',
  phone_number: lead?.phone_number ?? '',
  min_budget: lead?.min_budget?.toString() ?? '',
  max_budget: lead?.max_budget?.toString() ?? '',
})

/** An amount as typed, no longer than the contract's largest. */
export const amount = (digits: string): string => digits.slice(0, AMOUNT_DIGITS)

const toAed = (digits: string): number | null => (digits === '' ? null : Number(digits))

export const leadBody = (values: LeadValues): Lead => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phone_number: values.phone_number.trim(),
  min_budget: toAed(values.min_budget),
  max_budget: toAed(values.max_budget),
})
