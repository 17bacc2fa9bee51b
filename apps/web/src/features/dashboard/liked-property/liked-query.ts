import { listLikedPropertiesQuery } from '@manzil/api-client/generated/account-queries.gen'
import { api } from '../../../api/api.ts'

/** The page of favourites that an address names; the first where it names none. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** One page of favourites, newest first. */
export const likedQuery = (page: number) =>
  listLikedPropertiesQuery(api, { params: { query: { page } } })
