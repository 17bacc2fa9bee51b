import { getAgentQuery, listAgentsQuery } from '@manzil/api-client/generated/agent-queries.gen'
import { api } from '../../api/api.ts'
import type { AdvertiserWish, HomesWish } from './wish.ts'

/** Agents and agencies: pages and prefetches ask for the same. */
export const agentQueries = {
  list: (wish: AdvertiserWish) => listAgentsQuery(api, { params: { query: { ...wish } } }),
  profile: (id: string, wish: HomesWish) =>
    getAgentQuery(api, { params: { path: { id }, query: { ...wish } } }),
}
