import { prefetchAdvertisers, prefetchProfile } from '../features/agents/prefetch.ts'
import { lazyPage } from '../routing/lazy-page.tsx'
import { paths } from '../routing/paths.ts'
import type { RouteEntry } from './routes.ts'

const agents = {
  isPrivate: true,
  isDashboard: false,
  isVisibleInDash: false,
  // Sorting and contact have the words of the homes' own pages.
  texts: ['agents', 'details', 'listing'],
} as const

/** Agents and agencies. */
export const agentRoutes: readonly RouteEntry[] = [
  {
    ...agents,
    id: 70,
    path: paths.agents(),
    page: lazyPage(() => import('../features/agents/list/AgentsPage.tsx')),
    prefetch: prefetchAdvertisers('agent'),
  },
  {
    ...agents,
    id: 71,
    path: paths.agencies(),
    page: lazyPage(() => import('../features/agents/list/AgenciesPage.tsx')),
    prefetch: prefetchAdvertisers('agency'),
  },
  {
    ...agents,
    id: 72,
    path: paths.agentInfo(''),
    page: lazyPage(() => import('../features/agents/info/AgentInfoPage.tsx')),
    prefetch: prefetchProfile,
  },
  {
    ...agents,
    id: 73,
    path: paths.agencyInfo(''),
    page: lazyPage(() => import('../features/agents/info/AgencyInfoPage.tsx')),
    prefetch: prefetchProfile,
  },
]
