import { listLikedPropertiesQuery } from '@manzil/api-client/generated/account-queries.gen'
import { listDisclosuresQuery } from '@manzil/api-client/generated/my-data-queries.gen'
import { api } from '../../../../api/api.ts'
import { savedSearchesQuery, storedAccess } from '../../../../property/saving/access.ts'

/** Favourites that are shown, a row of them. */
export const FAVOURITES = 3
/** Enquiries that are shown. */
const SENT = 5

/** The favourites whose price has fallen most since they were saved. */
export const droppedQuery = () =>
  listLikedPropertiesQuery(api, {
    params: { query: { page: 1, limit: FAVOURITES, sort_by: 'price_drop' } },
  })

export const searchesQuery = () => savedSearchesQuery(storedAccess())

/** What the account has sent last. */
export const sentQuery = () =>
  listDisclosuresQuery(api, { params: { query: { page: 1, limit: SENT } } })
