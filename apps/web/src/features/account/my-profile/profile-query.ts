import { getCurrentUserQuery } from '@manzil/api-client/generated/account-queries.gen'
import { api } from '../../../api/api.ts'

/** The account with everything that its profile shows. */
export const profileQuery = () => getCurrentUserQuery(api)
