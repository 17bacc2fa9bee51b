import { getAgentQuery, listAgentsQuery } from '@manzil/api-client/generated/agent-queries.gen'
import { api } from '../../api/api.ts'
import type { AdvertiserCriteria, PropertiesCriteria } from './criteria.ts'

/** Agents and agencies: pages and prefetches ask for the same. */
export const agentQueries = {
  list: (criteria: AdvertiserCriteria) =>
    listAgentsQuery(api, { params: { query: { ...criteria } } }),
  profile: (id: string, criteria: PropertiesCriteria) =>
    getAgentQuery(api, { params: { path: { id }, query: { ...criteria } } }),
}
