import { listLikedPropertiesQuery } from '@manzil/api-client/generated/account-queries.gen'
import { api } from '../../../api/api.ts'

/** Favourites that the dashboard shows. */
export const RECENT = 3

/** The favourites saved last. */
export const recentQuery = () =>
  listLikedPropertiesQuery(api, { params: { query: { page: 1, limit: RECENT } } })
