import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { type MockContext, signedIn } from '../context.ts'
import { toCard } from '../listings.ts'
import { pageOf } from '../pagination.ts'
import { problems } from '../problems.ts'
import type { World } from '../world.ts'

type FavouriteHandlers = Pick<
  ServerHandlers<MockContext>,
  'toggleFavourite' | 'listLikedProperties'
>

export function favouriteHandlers(world: World): FavouriteHandlers {
  const savedBy = (accountId: string): Set<string> => {
    const saved = world.favourites.get(accountId) ?? new Set()
    world.favourites.set(accountId, saved)
    return saved
  }
  return {
    async toggleFavourite({ path }, context) {
      const user = signedIn(context)
      if (user.role === 'guest') return problems.guestsMayNot
      if (!world.listings.some(({ _id }) => _id === path.id)) return problems.listingGone
      const saved = savedBy(user._id)
      const is_liked = !saved.delete(path.id)
      if (is_liked) saved.add(path.id)
      const message = is_liked ? 'Saved to your favourites.' : 'Removed from your favourites.'
      return { status: 200, body: { message, data: { _id: path.id, is_liked } } }
    },
    async listLikedProperties({ query }, context) {
      const user = signedIn(context)
      if (user.role === 'guest') return problems.guestsMayNot
      const saved = [...savedBy(user._id)].reverse()
      const rows = saved.flatMap((id) => world.listings.find(({ _id }) => _id === id) ?? [])
      const { data, pagination } = pageOf(rows, query)
      const liked = new Set(saved)
      return { status: 200, body: { data: data.map((row) => toCard(row, liked)), pagination } }
    },
  }
}
