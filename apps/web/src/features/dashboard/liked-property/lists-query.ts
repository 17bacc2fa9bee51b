import { listSharedListsQuery } from '@manzil/api-client/generated/sharing-queries.gen'
import { api } from '../../../api/api.ts'

/** The shared lists of the account, with their votes. */
export const listsQuery = () => listSharedListsQuery(api)
