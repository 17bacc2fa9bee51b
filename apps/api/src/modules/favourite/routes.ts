import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { readable } from '../../readable-rows.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { toCard } from '../property/card.ts'
import { propertyGone } from '../property/problems.ts'
import { readCards } from '../property/repository/read-page.ts'
import { favouritePage, toggleFavourite } from './repository.ts'

type FavouriteHandlers = Pick<
  ServerHandlers<RequestContext>,
  'toggleFavourite' | 'listLikedProperties'
>

/** Saved properties; the contract keeps guests out. */
export function favouriteHandlers(db: Kysely<Database>, lookups: Lookups): FavouriteHandlers {
  return {
    async toggleFavourite({ path }, context) {
      const caller = callerOf(context)
      const is_liked = await toggleFavourite(db, caller.id, path.id)
      if (is_liked === undefined) return propertyGone
      const message = is_liked ? 'Saved to your favourites.' : 'Removed from your favourites.'
      return { status: 200, body: { message, data: { _id: path.id, is_liked } } }
    },

    async listLikedProperties({ query }, context) {
      const caller = callerOf(context)
      const { page, limit } = query
      const { ids, total } = await favouritePage(db, caller.id, query)
      const rows = await readCards(db, ids)
      return {
        status: 200,
        body: {
          data: readable('property', rows, (row) => toCard(row, lookups, true), context.log),
          pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
        },
      }
    },
  }
}
