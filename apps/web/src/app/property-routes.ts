import { paths } from '../routing/paths.ts'
import { accountPage } from './account-page.ts'
import type { RouteEntry } from './route-entry.ts'

/** Properties that agents and agencies write down and change. */
export const ownPropertyRoutes: readonly RouteEntry[] = [
  {
    id: 21,
    path: paths.addProperty(),
    name: 'addProperty',
    isPrivate: true,
    isDashboard: true,
    isVisibleInDash: 'agentOrAgency',
    texts: ['dashboard', 'propertyForm', 'details', 'listing', 'profile', 'map'],
    page: accountPage('addProperty'),
  },
  {
    id: 24,
    path: paths.propertyUpdate(),
    isPrivate: true,
    isDashboard: true,
    isVisibleInDash: false,
    texts: ['dashboard', 'propertyForm', 'details', 'listing', 'profile', 'map'],
    page: accountPage('propertyUpdate'),
  },
]
