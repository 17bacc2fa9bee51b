import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { type MockContext, signedIn } from '../context.ts'
import { markOf } from '../favourite-marks.ts'
import { problems } from '../problems.ts'
import { toCard } from '../properties.ts'
import { findSharedList, makeKey, propertiesOf, toSharedList, voterOf } from '../shared-lists.ts'
import type { World } from '../world.ts'

type SharedListHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listSharedLists'
  | 'createSharedList'
  | 'revokeSharedList'
  | 'openSharedList'
  | 'voteOnSharedList'
>

/** Lists that an account may have. */
const mostLists = 10

export function sharedListHandlers(world: World): SharedListHandlers {
  const listsOf = (accountId: string) =>
    [...world.sharedLists].filter(([, { owner_id }]) => owner_id === accountId).toReversed()
  const votesOn = (prefix: string) =>
    [...world.sharedListVotes].flatMap(([key, vote]) => (key.startsWith(prefix) ? [vote] : []))

  return {
    async listSharedLists(_request, context) {
      const data = listsOf(signedIn(context)._id).map(([id]) => toSharedList(world, id))
      return { status: 200, body: { data } }
    },
    async createSharedList({ body }, context) {
      const { _id: owner_id } = signedIn(context)
      if (listsOf(owner_id).length >= mostLists) return problems.manySharedLists
      const saved = world.favourites.get(owner_id) ?? []
      if (body.property_ids?.some((id) => !saved.includes(id))) return problems.noFavourite
      const id = world.makeId()
      world.sharedLists.set(id, {
        owner_id,
        key: makeKey(),
        title: body.title.trim(),
        owner_name: body.owner_name?.trim() ?? null,
        with_notes: body.with_notes,
        property_ids: body.property_ids ?? null,
        created_at: new Date().toISOString(),
      })
      return { status: 201, body: { ...say('done.listShared'), data: toSharedList(world, id) } }
    },
    async revokeSharedList({ path }, context) {
      if (world.sharedLists.get(path.id)?.owner_id !== signedIn(context)._id)
        return problems.sharedListGone
      world.sharedLists.delete(path.id)
      for (const key of [...world.sharedListVotes.keys()])
        if (key.startsWith(`${path.id} `)) world.sharedListVotes.delete(key)
      return { status: 200, body: say('done.listRevoked') }
    },
    async openSharedList({ headers }, { user }) {
      const found = findSharedList(world, headers['Shared-List-Key'])
      if (!found) return problems.sharedListGone
      const [id, list] = found
      const ids = propertiesOf(world, list)
      const live = ids.flatMap((each) => world.findProperty(each) ?? [])
      const liked = new Set(user && world.favourites.get(user._id))
      const notes = live.map(({ _id }) => markOf(world, list.owner_id, _id))
      return {
        status: 200,
        body: {
          data: {
            title: list.title,
            owner_name: list.owner_name,
            properties: live.map((property) => toCard(world, property, liked)),
            gone_count: ids.length - live.length,
            notes: notes.flatMap(({ property_id, note }) =>
              list.with_notes && note !== '' ? [{ property_id, note }] : [],
            ),
            own_votes: user ? votesOn(`${id} ${user._id} `) : [],
          },
        },
      }
    },
    async voteOnSharedList({ headers, body }, context) {
      const found = findSharedList(world, headers['Shared-List-Key'])
      if (!found) return problems.sharedListGone
      const [id, list] = found
      const { property_id, opinion } = body
      if (!propertiesOf(world, list).includes(property_id) || !world.findProperty(property_id))
        return problems.propertyGone
      const { _id: accountId } = signedIn(context)
      const voter = voterOf(world, id, accountId)
      if (voter === undefined) return problems.sharedListFull
      const data = {
        property_id,
        voter,
        opinion,
        name: body.name?.trim() ?? null,
        comment: body.comment?.trim() ?? '',
        voted_at: new Date().toISOString(),
      }
      world.sharedListVotes.set(`${id} ${accountId} ${property_id}`, data)
      return { status: 200, body: { ...say('done.voted'), data } }
    },
  }
}
