import type { ContactUs } from '@manzil/api-client/generated/types.gen'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../language/use-language.ts'
import { contactsQuery } from './contacts-query.ts'

/** The company's contact record: the first of the list. Undefined while it is not known. */
export const useContacts = (): ContactUs | undefined =>
  useQuery({ ...contactsQuery(useLanguage()), placeholderData: keepPreviousData }).data?.data[0]
