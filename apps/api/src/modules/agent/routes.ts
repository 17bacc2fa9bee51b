import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { readable } from '../../readable-rows.ts'
import type { RequestContext } from '../../request-context.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import { readAreas } from './areas.ts'
import { toAgentCard } from './card.ts'
import { namedAdvertisers } from './named-advertisers.ts'
import { agentGone } from './problems.ts'
import { countAdvertisers, readAdvertisers } from './repository.ts'
import type { AgentService } from './service.ts'

type AgentHandlers = Pick<
  ServerHandlers<RequestContext>,
  'listAgents' | 'getAgent' | 'listAgencies'
>

/** Agents and agencies as visitors see them. */
export function agentHandlers(
  db: Kysely<Database>,
  lookups: Lookups,
  agents: AgentService,
): AgentHandlers {
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

    async getAgent({ path, query }, context) {
      const profile = await agents.profile(path.id, query, context)
      return profile ? { status: 200, body: profile } : agentGone
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
