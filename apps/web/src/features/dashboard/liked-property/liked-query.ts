import { listLikedPropertiesQuery } from '@manzil/api-client/generated/account-queries.gen'
import type { FavouriteSort } from '@manzil/api-client/generated/types.gen'
import { api } from '../../../api/api.ts'

/** What an address asks for. */
export interface LikedView {
  page: number
  sort: FavouriteSort
}

/** The page and the order that an address names; the first page, newest first, where it names none. */
export function viewOf(address: URLSearchParams): LikedView {
  const page = Number(address.get('page'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: address.get('sort_by') === 'price_drop' ? 'price_drop' : 'newest',
  }
}

/** One page of favourites. */
export const likedQuery = ({ page, sort }: LikedView) =>
  listLikedPropertiesQuery(api, { params: { query: { page, sort_by: sort } } })
