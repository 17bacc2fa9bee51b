import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { pageOf } from '@manzil/domain/page-of'
import { type MockContext, signedIn } from '../context.ts'
import { problems } from '../problems.ts'
import { toCard } from '../properties.ts'
import type { World } from '../world.ts'

type FavouriteHandlers = Pick<
  ServerHandlers<MockContext>,
  'toggleFavourite' | 'listLikedProperties'
>

export function favouriteHandlers(world: World): FavouriteHandlers {
  const savedBy = (accountId: string) => world.favourites.get(accountId) ?? []
  return {
    async toggleFavourite({ path }, context) {
      const user = signedIn(context)
      if (user.role === 'guest') return problems.guestsMayNot
      if (!world.findProperty(path.id)) return problems.propertyGone
      const others = savedBy(user._id).filter((id) => id !== path.id)
      const is_liked = others.length === savedBy(user._id).length
      world.favourites.set(user._id, is_liked ? [...others, path.id] : others)
      const said = say(is_liked ? 'done.saved' : 'done.removed')
      return { status: 200, body: { ...said, data: { _id: path.id, is_liked } } }
    },
    async listLikedProperties({ query }, context) {
      const user = signedIn(context)
      if (user.role === 'guest') return problems.guestsMayNot
      const saved = savedBy(user._id).toReversed()
      const rows = saved.flatMap((id) => world.findProperty(id) ?? [])
      const { data, pagination } = pageOf(rows, query)
      const liked = new Set(saved)
      return { status: 200, body: { data: data.map((row) => toCard(row, liked)), pagination } }
    },
  }
}
