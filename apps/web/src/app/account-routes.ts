import { prefetchMyData } from '../features/account/my-data/prefetch.ts'
import { prefetchProfile } from '../features/account/my-profile/prefetch.ts'
import { lazyPage } from '../routing/lazy-page.tsx'
import { paths } from '../routing/paths.ts'
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
    page: lazyPage(() => import('../features/account/reset-password/ResetPasswordPage.tsx')),
  },
  {
    id: 23,
    path: paths.myProfile(),
    name: 'myProfile',
    isPrivate: true,
    isDashboard: true,
    isVisibleInDash: true,
    texts: ['dashboard', 'profile', 'credentials', 'agents'],
    page: lazyPage(() => import('../features/account/my-profile/MyProfilePage.tsx')),
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
    page: lazyPage(() => import('../features/account/update-password/UpdatePasswordPage.tsx')),
  },
  {
    id: 30,
    path: paths.accountSecurity(),
    name: 'accountSecurity',
    isPrivate: true,
    isDashboard: true,
    isVisibleInDash: true,
    texts: ['dashboard', 'security', 'credentials'],
    page: lazyPage(() => import('../features/account/security/AccountSecurityPage.tsx')),
  },
  {
    id: 31,
    path: paths.myData(),
    name: 'myData',
    isPrivate: true,
    isDashboard: true,
    isVisibleInDash: true,
    texts: ['dashboard', 'myData'],
    page: lazyPage(() => import('../features/account/my-data/MyDataPage.tsx')),
    prefetch: prefetchMyData,
  },
  {
    id: 82,
    path: paths.keepAccount(),
    isPrivate: false,
    isDashboard: false,
    isVisibleInDash: false,
    texts: ['myData'],
    page: lazyPage(() => import('../features/account/keep-account/KeepAccountPage.tsx')),
  },
]
