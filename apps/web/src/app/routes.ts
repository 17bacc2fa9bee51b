import { prefetchLiked } from '../features/dashboard/liked-property/prefetch.ts'
import { prefetchDashboard } from '../features/dashboard/user-dashboard/prefetch.ts'
import { prefetchHome } from '../features/home/prefetch.ts'
import { prefetchCompare } from '../features/property/compare/prefetch.ts'
import { prefetchDetails } from '../features/property/property-details/prefetch.ts'
import { prefetchListing } from '../features/property/property-listing/prefetch.ts'
import { entrances } from '../routing/entrances.ts'
import { lazyPage } from '../routing/lazy-page.tsx'
import { paths } from '../routing/paths.ts'
import { accountPage } from './account-page.ts'
import { accountRoutes } from './account-routes.ts'
import { agentRoutes } from './agent-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { ownPropertyRoutes } from './property-routes.ts'
import type { RouteEntry } from './route-entry.ts'

const site = { isPrivate: true, isDashboard: false, isVisibleInDash: false } as const
const dashboard = { isPrivate: true, isDashboard: true, isVisibleInDash: true } as const

/** Every screen that exists. The entry starts code, texts and data side by side. */
export const routes: readonly RouteEntry[] = [
  {
    ...site,
    id: 1,
    path: entrances.home.path,
    texts: entrances.home.texts,
    page: lazyPage(() => import('../features/home/HomePage.tsx')),
    prefetch: prefetchHome,
  },
  {
    ...site,
    id: 2,
    path: entrances.listing.path,
    texts: entrances.listing.texts,
    page: lazyPage(() => import('../features/property/property-listing/PropertyListingPage.tsx')),
    prefetch: prefetchListing,
  },
  {
    ...site,
    id: 3,
    path: entrances.details.path,
    texts: entrances.details.texts,
    page: lazyPage(() => import('../features/property/property-details/PropertyDetailsPage.tsx')),
    prefetch: prefetchDetails,
  },
  {
    ...site,
    id: 4,
    path: paths.compare(),
    texts: ['choosing', 'share'],
    page: lazyPage(() => import('../features/property/compare/ComparePage.tsx')),
    prefetch: prefetchCompare,
  },
  ...contentRoutes,
  ...agentRoutes,
  ...accountRoutes,
  ...ownPropertyRoutes,
  {
    ...site,
    id: 60,
    isPrivate: false,
    path: paths.cancelPayment(),
    texts: ['payment'],
    page: lazyPage(() => import('../features/cancel-payment/CancelPaymentPage.tsx')),
  },
  {
    ...site,
    id: 61,
    isPrivate: false,
    path: paths.savedSearches(),
    texts: ['saved', 'listing'],
    page: lazyPage(() => import('../features/property/saved-searches/SavedSearchesPage.tsx')),
  },
  {
    ...site,
    id: 62,
    isPrivate: false,
    path: paths.sharedList(),
    texts: ['favourites'],
    page: lazyPage(() => import('../features/shared-list/SharedListPage.tsx')),
  },
  {
    ...site,
    id: 63,
    isPrivate: false,
    path: paths.viewing(),
    texts: ['viewings'],
    page: accountPage('viewing'),
  },
  {
    ...dashboard,
    id: 25,
    path: paths.viewings(),
    name: 'viewings',
    isVisibleInDash: 'agentOrAgency',
    texts: ['dashboard', 'viewings'],
    page: accountPage('viewings'),
  },
  {
    ...dashboard,
    id: 20,
    path: paths.userDashboard(),
    isVisibleInDash: 'notAdmin',
    name: 'dashboard',
    texts: ['dashboard', 'overview', 'favourites', 'myData'],
    page: lazyPage(() => import('../features/dashboard/user-dashboard/UserDashboardPage.tsx')),
    prefetch: prefetchDashboard,
  },
  {
    ...dashboard,
    id: 24,
    isVisibleInDash: 'agentOrAgency',
    path: paths.leads(),
    name: 'leads',
    texts: ['dashboard', 'leads'],
    page: accountPage('leads'),
  },
  {
    ...dashboard,
    id: 22,
    isVisibleInDash: 'agentOrAgency',
    path: paths.myPropertyListing(),
    name: 'myPropertyListing',
    texts: ['dashboard', 'ownProperties', 'propertyForm'],
    page: accountPage('ownProperties'),
  },
  {
    ...dashboard,
    id: 22,
    isVisibleInDash: 'agentOrAgency',
    path: paths.feeds(),
    name: 'feeds',
    texts: ['dashboard', 'feeds', 'ownProperties'],
    page: accountPage('feeds'),
  },
  {
    ...dashboard,
    id: 26,
    path: paths.likedProperty(),
    isVisibleInDash: 'notAdmin',
    name: 'likeProperties',
    texts: ['dashboard', 'favourites', 'share'],
    page: lazyPage(() => import('../features/dashboard/liked-property/LikedPropertyPage.tsx')),
    prefetch: prefetchLiked,
  },
  {
    ...dashboard,
    id: 28,
    isVisibleInDash: 'admin',
    path: paths.operator(),
    name: 'operator',
    texts: ['dashboard', 'operator', 'ownProperties', 'particulars'],
    page: accountPage('operator'),
  },
  {
    ...dashboard,
    id: 27,
    path: paths.yourPlan(),
    name: 'yourPlan',
    isVisibleInDash: 'agentOrAgency',
    texts: ['dashboard', 'plans'],
    page: accountPage('yourPlan'),
  },
]

/** The entry of a path; trailing slashes do not matter. */
export function matchRoute(pathname: string): RouteEntry | undefined {
  const plain = pathname.replace(/\/+$/, '') || '/'
  return routes.find(({ path }) => path === plain)
}
