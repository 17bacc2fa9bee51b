import { listDisclosuresQuery } from '@manzil/api-client/generated/my-data-queries.gen'
import { api } from '../../../api/api.ts'

/** Rows of one page of the ledger. */
const ROWS = 50

/** One page of whom the account has given its contact details to, newest first. */
export const ledgerQuery = (page: number) =>
  listDisclosuresQuery(api, { params: { query: { page, limit: ROWS } } })
