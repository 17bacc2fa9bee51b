import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { propertyGone } from './problems.ts'
import { favouritePage, toggleFavourite } from './repository/favourites.ts'
import type { PropertyService } from './service.ts'

type FavouriteHandlers = Pick<
  ServerHandlers<RequestContext>,
  'toggleFavourite' | 'listLikedProperties'
>

/** Saved properties; the contract keeps guests out. */
export function favouriteHandlers(
  db: Kysely<Database>,
  properties: PropertyService,
): FavouriteHandlers {
  return {
    async toggleFavourite({ path }, context) {
      const caller = callerOf(context)
      const is_liked = await toggleFavourite(db, caller.id, path.id)
      if (is_liked === undefined) return propertyGone
      const said = say(is_liked ? 'done.saved' : 'done.removed')
      return { status: 200, body: { ...said, data: { _id: path.id, is_liked } } }
    },

    async listLikedProperties({ query }, context) {
      const caller = callerOf(context)
      const { page, limit } = query
      const { ids, total } = await favouritePage(db, caller.id, query)
      return {
        status: 200,
        body: {
          data: await properties.byIds(ids, context),
          pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
        },
      }
    },
  }
}
