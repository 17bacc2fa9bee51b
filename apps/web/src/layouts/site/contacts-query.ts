import { listContactUsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { api } from '../../api/api.ts'

/** The company's contacts, described in a language. */
export const contactsQuery = (language: LanguageCode) =>
  listContactUsQuery(api, { params: { query: { language } } })
