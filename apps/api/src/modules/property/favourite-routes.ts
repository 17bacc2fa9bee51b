import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { FavouriteMark } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { favouriteGone, propertyGone } from './problems.ts'
import {
  favouritePage,
  goneFavourites,
  type KeptFavourite,
  saveNote,
  toggleFavourite,
} from './repository/favourites.ts'
import type { PropertyService } from './service.ts'

type FavouriteHandlers = Pick<
  ServerHandlers<RequestContext>,
  'toggleFavourite' | 'listLikedProperties' | 'saveFavouriteNote'
>

/** Saved properties; the contract keeps guests out. */
export function favouriteHandlers(
  db: Kysely<Database>,
  properties: PropertyService,
  now: () => Date = () => new Date(),
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
      const { rows, total } = await favouritePage(db, caller.id, query)
      const ids = rows.map(({ property_id }) => property_id)
      const data = await properties.byIds(ids, context)
      // Nothing is told of a property that cannot be read.
      const shown = new Set(data.map(({ _id }) => _id))
      return {
        status: 200,
        body: {
          data,
          favourites: rows.filter(({ property_id }) => shown.has(property_id)).map(toMark),
          gone: (await goneFavourites(db, caller.id)).map(toMark),
          pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
        },
      }
    },

    async saveFavouriteNote({ path, body }, context) {
      const { id: accountId } = callerOf(context)
      const change = { accountId, propertyId: path.id, note: body.note }
      const row = await saveNote(db, change, now())
      if (!row) return favouriteGone
      return { status: 200, body: { ...say('done.noteSaved'), data: toMark(row) } }
    },
  }
}

const toMark = (row: KeptFavourite): FavouriteMark => ({
  property_id: row.property_id,
  saved_at: row.created_at.toISOString(),
  saved_price: row.saved_price,
  priced_at: row.priced_at.toISOString(),
  note: row.note,
  note_saved_at: row.note_saved_at?.toISOString() ?? null,
})
