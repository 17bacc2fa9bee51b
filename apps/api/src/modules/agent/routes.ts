import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { readable } from '../../readable-rows.ts'
import type { RequestContext } from '../../request-context.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { likedAmong } from '../favourite/repository.ts'
import { toCard } from '../property/card.ts'
import { orders } from '../property/repository/order.ts'
import { countRows, readPage } from '../property/repository/read-page.ts'
import { MAX_DEPTH } from '../property/search/filter.ts'
import { readAreas } from './areas.ts'
import { toAgentCard, toAgentProfile } from './card.ts'
import { namedAdvertisers } from './named-advertisers.ts'
import { agentGone } from './problems.ts'
import { type AdvertiserRow, countAdvertisers, listingsOf, readAdvertisers } from './repository.ts'

type AgentHandlers = Pick<
  ServerHandlers<RequestContext>,
  'listAgents' | 'getAgent' | 'listAgencies'
>

/** Agents and agencies as visitors see them. */
export function agentHandlers(db: Kysely<Database>, lookups: Lookups): AgentHandlers {
  return {
    async listAgents({ query }, { log }) {
      const { page, limit, search, ...wanted } = query
      const filter =
        search === undefined ? wanted : { ids: await namedAdvertisers(db, lookups, search, wanted) }
      const slice = { limit, offset: (page - 1) * limit }
      const rows = await readAdvertisers(db, { filter, slice })
      const total = rows[0]?.total ?? (await countAdvertisers(db, filter))
      const areas = await readAreas(
        db,
        lookups,
        rows.map(({ id }) => id),
      )
      return {
        status: 200,
        body: {
          data: readable('account', rows, (row) => toAgentCard(row, areas), log),
          pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
        },
      }
    },

    async getAgent({ path: { id }, query: { page, limit, sort_by } }, { caller, log }) {
      const people = await readAdvertisers(db, { filter: { peopleOf: id }, only: id })
      const profile = people.find((row) => row.id === id)
      if (!profile) return agentGone
      const areas = await readAreas(
        db,
        lookups,
        people.map((row) => row.id),
      )
      const colleagues = people.filter((row) => row.agency_id === id)
      const read = (row: AdvertiserRow) => toAgentProfile(row, colleagues, areas, log)
      const [data] = readable('account', [profile], read, log)
      if (!data) return agentGone
      const condition = listingsOf(id)
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
      return {
        status: 200,
        body: {
          data,
          properties: readable(
            'listing',
            rows,
            (row) => toCard(row, lookups, liked.has(row.id)),
            log,
          ),
          pagination: { page, limit, total, totalPages: Math.ceil(depth / limit) },
        },
      }
    },

    async listAgencies() {
      const rows = await readAdvertisers(db, { filter: { user_type: 'agency' } })
      const data = rows
        .map(({ id, name, logo, rera_number, agents }) => ({
          _id: id,
          name,
          agency_logo: logo,
          rera_number,
          agents_count: agents,
        }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
        .slice(0, choices)
      return { status: 200, body: { data } }
    },
  }
}

/** Agencies that a form offers at most; the contract's limit. */
const choices = 5000
