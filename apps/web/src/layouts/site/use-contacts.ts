import { listContactUsQuery } from '@manzil/api-client/generated/queries.gen'
import type { ContactUs } from '@manzil/api-client/generated/types.gen'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'

/** The company's contact record: the first of the list. Undefined while it is not known. */
export const useContacts = (): ContactUs | undefined =>
  useQuery(listContactUsQuery(api)).data?.data[0]
