import { prefetchMyData } from '../features/account/my-data/prefetch.ts'
import { prefetchProfile } from '../features/account/my-profile/prefetch.ts'
import { lazyPage } from '../routing/lazy-page.tsx'
import { paths } from '../routing/paths.ts'
import { accountPage } from './account-page.ts'
import type { RouteEntry } from './route-entry.ts'

/** Sign-up and passwords. Where mails are is told in words of the login. */
export const accountRoutes: readonly RouteEntry[] = [
  {
    id: 80,
    path: paths.signUp(),
    isPrivate: true,
    isDashboard: false,
    isVisibleInDash: false,
    texts: ['credentials', 'account'],
    page: lazyPage(() => import('../features/account/sign-up/SignUpPage.tsx')),
  },
  {
    id: 81,
    path: paths.resetPassword(),
    isPrivate: false,
    isDashboard: false,
    isVisibleInDash: false,
    texts: ['credentials', 'account'],
    page: accountPage('resetPassword'),
  },
  {
    id: 23,
    path: paths.myProfile(),
    name: 'myProfile',
    isPrivate: true,
    isDashboard: true,
    isVisibleInDash: true,
    texts: ['dashboard', 'profile', 'credentials', 'agents'],
    page: accountPage('myProfile'),
    prefetch: prefetchProfile,
  },
  {
    id: 29,
    path: paths.updatePassword(),
    name: 'updatePassword',
    isPrivate: true,
    isDashboard: true,
    isVisibleInDash: true,
    texts: ['dashboard', 'credentials'],
    page: accountPage('updatePassword'),
  },
  {
    id: 30,
    path: paths.accountSecurity(),
    name: 'accountSecurity',
    isPrivate: true,
    isDashboard: true,
    isVisibleInDash: true,
    texts: ['dashboard', 'security', 'credentials'],
    page: accountPage('accountSecurity'),
  },
  {
    id: 31,
    path: paths.myData(),
    name: 'myData',
    isPrivate: true,
    isDashboard: true,
    isVisibleInDash: true,
    texts: ['dashboard', 'myData'],
    page: accountPage('myData'),
    prefetch: prefetchMyData,
  },
  {
    id: 82,
    path: paths.keepAccount(),
    isPrivate: false,
    isDashboard: false,
    isVisibleInDash: false,
    texts: ['myData'],
    page: accountPage('keepAccount'),
  },
]
