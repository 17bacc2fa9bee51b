import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { pageOf } from '@manzil/domain/page-of'
import { type MockContext, signedIn } from '../context.ts'
import { markKey, markOf } from '../favourite-marks.ts'
import { problems } from '../problems.ts'
import { toCard } from '../properties.ts'
import type { World } from '../world.ts'

type FavouriteHandlers = Pick<
  ServerHandlers<MockContext>,
  'toggleFavourite' | 'listLikedProperties' | 'saveFavouriteNote'
>

/** Favourites that are told of as gone. */
const mostGone = 100

export function favouriteHandlers(world: World): FavouriteHandlers {
  const savedBy = (accountId: string) => world.favourites.get(accountId) ?? []
  return {
    async toggleFavourite({ path }, context) {
      const user = signedIn(context)
      if (user.role === 'guest') return problems.guestsMayNot
      const property = world.findProperty(path.id)
      const others = savedBy(user._id).filter((id) => id !== path.id)
      const is_liked = others.length === savedBy(user._id).length
      if (!property && is_liked) return problems.propertyGone
      world.favourites.set(user._id, is_liked ? [...others, path.id] : others)
      world.favouriteMarks.delete(markKey(user._id, path.id))
      if (is_liked) {
        const now = new Date().toISOString()
        world.favouriteMarks.set(markKey(user._id, path.id), {
          ...markOf(world, user._id, path.id),
          saved_at: now,
          priced_at: now,
        })
      }
      const said = say(is_liked ? 'done.saved' : 'done.removed')
      return { status: 200, body: { ...said, data: { _id: path.id, is_liked } } }
    },
    async listLikedProperties({ query }, context) {
      const user = signedIn(context)
      if (user.role === 'guest') return problems.guestsMayNot
      const saved = savedBy(user._id).toReversed()
      const mark = (id: string) => markOf(world, user._id, id)
      const drop = ({ _id, price }: PropertyDetail) => {
        const { saved_price: before } = mark(_id)
        return before === null || price === null ? 0 : (before - price) / before
      }
      const rows = saved.flatMap((id) => world.findProperty(id) ?? [])
      if (query.sort_by === 'price_drop') rows.sort((a, b) => drop(b) - drop(a))
      const { data, pagination } = pageOf(rows, query)
      const liked = new Set(saved)
      const gone = saved.filter((id) => !world.findProperty(id)).slice(0, mostGone)
      return {
        status: 200,
        body: {
          data: data.map((row) => toCard(world, row, liked)),
          favourites: data.map(({ _id }) => mark(_id)),
          gone: gone.map(mark),
          pagination,
        },
      }
    },
    async saveFavouriteNote({ path, body }, context) {
      const user = signedIn(context)
      if (user.role === 'guest') return problems.guestsMayNot
      if (!savedBy(user._id).includes(path.id)) return problems.favouriteGone
      const data = {
        ...markOf(world, user._id, path.id),
        note: body.note,
        note_saved_at: new Date().toISOString(),
      }
      world.favouriteMarks.set(markKey(user._id, path.id), data)
      return { status: 200, body: { ...say('done.noteSaved'), data } }
    },
  }
}
