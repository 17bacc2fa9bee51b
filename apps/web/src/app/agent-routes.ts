import { lazyPage } from '../routing/lazy-page.tsx'
import { paths } from '../routing/paths.ts'
import { latePrefetch, type Prefetch } from '../routing/prefetch.ts'
import type { RouteEntry } from './route-entry.ts'

const agents = {
  isPrivate: true,
  isDashboard: false,
  isVisibleInDash: false,
  // Sorting and contact have the words of the properties' own pages.
  texts: ['agents', 'details', 'listing', 'share'],
} as const

type Module = typeof import('../features/agents/prefetch.ts')

const late = (choose: (module: Module) => Prefetch): Prefetch =>
  latePrefetch(async () => choose(await import('../features/agents/prefetch.ts')))

/** Agents and agencies. */
export const agentRoutes: readonly RouteEntry[] = [
  {
    ...agents,
    id: 70,
    path: paths.agents(),
    page: lazyPage(() => import('../features/agents/list/AgentsPage.tsx')),
    prefetch: late(({ prefetchAdvertisers }) => prefetchAdvertisers('agent')),
  },
  {
    ...agents,
    id: 71,
    path: paths.agencies(),
    page: lazyPage(() => import('../features/agents/list/AgenciesPage.tsx')),
    prefetch: late(({ prefetchAdvertisers }) => prefetchAdvertisers('agency')),
  },
  {
    ...agents,
    id: 72,
    path: paths.agentInfo(''),
    page: lazyPage(() => import('../features/agents/info/AgentInfoPage.tsx')),
    prefetch: late(({ prefetchProfile }) => prefetchProfile),
  },
  {
    ...agents,
    id: 73,
    path: paths.agencyInfo(''),
    page: lazyPage(() => import('../features/agents/info/AgencyInfoPage.tsx')),
    prefetch: late(({ prefetchProfile }) => prefetchProfile),
  },
]
