import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { SuccessBody } from '@manzil/api-client/server-handler'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { readable } from '../../readable-rows.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { likedAmong } from '../favourite/repository.ts'
import { type CardRow, toCard } from '../property/card.ts'
import { orders } from '../property/repository/order.ts'
import { countRows, readPage } from '../property/repository/read-page.ts'
import { MAX_DEPTH } from '../property/search/filter.ts'
import type { Viewer } from '../property/service.ts'
import { readAreas } from './areas.ts'
import { toAgentProfile } from './card.ts'
import { type AdvertiserRow, propertiesOf, readAdvertisers } from './repository.ts'

/** Agents and agencies as visitors see them, for the API and for share pages. */
export interface AgentService {
  /** A public profile with one page of its properties; undefined where there is none. */
  profile: (
    id: string,
    page: RequestOf<'getAgent'>['query'],
    viewer: Viewer,
  ) => Promise<SuccessBody<'getAgent'> | undefined>
}

export function createAgentService(db: Kysely<Database>, lookups: Lookups): AgentService {
  return {
    async profile(id, { page, limit, sort_by }, { caller, log }) {
      const people = await readAdvertisers(db, { filter: { peopleOf: id }, only: id })
      const profile = people.find((row) => row.id === id)
      if (!profile) return undefined
      const areas = await readAreas(
        db,
        lookups,
        people.map((row) => row.id),
      )
      const colleagues = people.filter((row) => row.agency_id === id)
      const read = (row: AdvertiserRow) => toAgentProfile(row, colleagues, areas, log)
      const [data] = readable('account', [profile], read, log)
      if (!data) return undefined
      const condition = propertiesOf(id)
      const plan = { condition, arms: [condition] }
      const total = await countRows(db, plan)
      const offset = (page - 1) * limit
      const depth = Math.min(total, MAX_DEPTH)
      const rows =
        offset < depth
          ? await readPage(db, plan, orders[sort_by ?? 'newest'], {
              offset,
              limit: Math.min(limit, depth - offset),
            })
          : []
      const liked = await likedAmong(
        db,
        caller?.id,
        rows.map((row) => row.id),
      )
      const card = (row: CardRow) => toCard(row, lookups, liked.has(row.id))
      return {
        data,
        properties: readable('property', rows, card, log),
        pagination: { page, limit, total, totalPages: Math.ceil(depth / limit) },
      }
    },
  }
}
