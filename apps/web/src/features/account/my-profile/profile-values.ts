import type { UserAccount, UserUpdate } from '@manzil/api-client/generated/types.gen'
import { isAgentOrAgency } from '@manzil/domain/roles'
import { serviceNeeds } from '@manzil/domain/vocabulary'
import { draftOf } from '../../../form/draft.ts'
import { phoneDigits } from '../../../form/phone-digits.ts'

/** What the form holds, as texts; lists are codes with commas between them. */
export const noProfile = {
  first_name: '',
  last_name: '',
  user_name: '',
  phone_number: '',
  nationality: '',
  languages: '',
  service_need: '',
  company_name: '',
  rera_number: '',
  about: '',
}
export type ProfileValues = typeof noProfile

/** Changes that are not saved: they outlive a reload, a detour and a new log-in. */
export const profileDraft = draftOf<ProfileValues>('profileForm', noProfile)

export const codesOf = (list: string): string[] => list.split(',').filter(Boolean)

export function valuesOf(account: UserAccount): ProfileValues {
  const { languages, service_need } = account
  return {
    first_name: account.first_name ?? '',
    last_name: account.last_name ?? '',
    user_name: account.user_name ?? '',
    phone_number: account.phone_number ?? '',
    nationality: account.nationality ?? '',
    languages: languages.join(','),
    service_need: service_need.join(','),
    company_name: account.company_name ?? '',
    rera_number: account.rera_number ?? '',
    about: account.about ?? '',
  }
}

/** What an empty field of these sends: the account has none. */
const orNull = (text: string): string | null => text.trim() || null

/** What is sent: the fields that differ from the account alone, so that nothing else is overwritten. */
export function changesOf(values: ProfileValues, account: UserAccount): UserUpdate {
  const before = valuesOf(account)
  const differs = (name: keyof ProfileValues) => values[name].trim() !== before[name].trim()
  const phone = phoneDigits(values.phone_number)
  return {
    ...(differs('first_name') && { first_name: values.first_name.trim() }),
    ...(differs('last_name') && { last_name: values.last_name.trim() }),
    ...(differs('user_name') && { user_name: values.user_name.trim() }),
    ...(phone !== before.phone_number && { phone_number: phone || null }),
    ...(differs('nationality') && { nationality: orNull(values.nationality) }),
    ...(differs('languages') && { languages: codesOf(values.languages) }),
    ...(isAgentOrAgency(account.role) && {
      ...(differs('service_need') && {
        service_need: serviceNeeds.filter((need) => codesOf(values.service_need).includes(need)),
      }),
      ...(differs('company_name') && { company_name: orNull(values.company_name) }),
      ...(differs('rera_number') && { rera_number: orNull(values.rera_number) }),
      ...(differs('about') && { about: orNull(values.about) }),
    }),
  }
}

export const isChanged = (values: ProfileValues, account: UserAccount): boolean =>
  Object.keys(changesOf(values, account)).length > 0
