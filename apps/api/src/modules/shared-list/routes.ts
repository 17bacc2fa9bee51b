import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { tidyNames } from '@manzil/domain/tidy-name'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { nameProblem } from '../credentials/problems.ts'
import { propertyGone } from '../property/problems.ts'
import type { PropertyService } from '../property/service.ts'
import { createListKeys } from './list-key.ts'
import { toOwnList, toVote } from './mapper.ts'
import { listFull, listGone, noFavourite, tooManyLists } from './problems.ts'
import {
  deleteList,
  findList,
  insertList,
  type ListRow,
  listsOf,
  propertiesOf,
} from './repository.ts'
import { saveVote, type VoteRow, votesBy, votesOn } from './vote-repository.ts'

type SharedListHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'listSharedLists'
  | 'createSharedList'
  | 'revokeSharedList'
  | 'openSharedList'
  | 'voteOnSharedList'
>

interface SharedListParts {
  db: Kysely<Database>
  properties: PropertyService
  /** Of the server: what keys are made with. */
  secret: string
  now?: () => Date
}

/** Favourites that are shown to others by an address that nobody guesses. */
export function sharedListHandlers({
  db,
  properties,
  secret,
  now = () => new Date(),
}: SharedListParts): SharedListHandlers {
  const keys = createListKeys(secret)
  const ownList = async (row: ListRow, votes: readonly VoteRow[]) =>
    toOwnList(row, { keys, count: (await propertiesOf(db, row)).length, votes })

  return {
    async listSharedLists(_request, context) {
      const rows = await listsOf(db, callerOf(context).id)
      const votes = await votesOn(
        db,
        rows.map(({ id }) => id),
      )
      const data = await Promise.all(
        rows.map((row) =>
          ownList(
            row,
            votes.filter(({ list_id }) => list_id === row.id),
          ),
        ),
      )
      return { status: 200, body: { data } }
    },

    async createSharedList({ body }, context) {
      const named = tidyNames(body, { title: 80, owner_name: 40 })
      if (named.refusal) return nameProblem(named.refusal)
      const { tidy: form } = named
      const made = await insertList(db, { accountId: callerOf(context).id, keys, form })
      if (made === 'too-many') return tooManyLists
      if (made === 'no-favourite') return noFavourite
      return { status: 201, body: { ...say('done.listShared'), data: await ownList(made, []) } }
    },

    async revokeSharedList({ path }, context) {
      const isRevoked = await deleteList(db, callerOf(context).id, path.id)
      return isRevoked ? { status: 200, body: say('done.listRevoked') } : listGone
    },

    async openSharedList({ headers }, context) {
      const list = await findList(db, headers['Shared-List-Key'])
      if (!list) return listGone
      const listed = await propertiesOf(db, list)
      const live = listed.filter(({ is_live }) => is_live)
      const ids = live.map(({ id }) => id)
      const own = context.caller ? await votesBy(db, list.id, context.caller.id) : []
      return {
        status: 200,
        body: {
          data: {
            title: list.title,
            owner_name: list.owner_name,
            properties: await properties.byIds(ids, context),
            gone_count: listed.length - live.length,
            notes: live.flatMap(({ id, note }) =>
              list.with_notes && note !== '' ? [{ property_id: id, note }] : [],
            ),
            own_votes: own.map(toVote),
          },
        },
      }
    },

    async voteOnSharedList({ headers, body }, context) {
      const { id: accountId } = callerOf(context)
      const named = tidyNames(body, { name: 40 })
      if (named.refusal) return nameProblem(named.refusal)
      const { tidy: form } = named
      const list = await findList(db, headers['Shared-List-Key'])
      if (!list) return listGone
      const listed = await propertiesOf(db, list)
      if (!listed.some(({ id, is_live }) => is_live && id === body.property_id)) return propertyGone
      const vote = await saveVote(db, { listId: list.id, accountId, form, now: now() })
      if (vote === 'gone') return listGone
      if (vote === 'full') return listFull
      return { status: 200, body: { ...say('done.voted'), data: toVote(vote) } }
    },
  }
}
