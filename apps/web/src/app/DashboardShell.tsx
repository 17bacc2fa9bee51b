import { isVisibleInDashboard } from '@manzil/domain/roles'
import type { ReactNode } from 'react'
import { IdentityQuestion } from '../features/account/identity/IdentityQuestion.tsx'
import {
  type DashboardEntry,
  DashboardLayout,
  PICTURE_EDGE,
} from '../layouts/dashboard/DashboardLayout.tsx'
import { useLazyWithTexts } from '../loading/lazy-with-texts.ts'
import { useSession } from '../session/session-store.ts'
import { routes } from './routes.ts'

/** The picture that can be changed comes with its words after the page; until then it is only looked at. */
const picture = {
  load: () => import('../features/account/my-profile/MyPicture.tsx'),
  texts: ['profile'],
} as const

/** The dashboard's frame with the entries that the account's role may see, in the order of ids. */
export default function DashboardShell({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const role = user?.role ?? 'guest'
  const late = useLazyWithTexts(picture)
  const entries = routes
    .filter((route) => route.isPrivate && route.isDashboard)
    .filter((route) => isVisibleInDashboard(route.isVisibleInDash, role))
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ path, name }): DashboardEntry[] => (name ? [{ path, name }] : []))
  return (
    <DashboardLayout
      entries={entries}
      picture={
        user && late.kind === 'ready' ? <late.Part account={user} edge={PICTURE_EDGE} /> : undefined
      }
    >
      {children}
      <IdentityQuestion />
    </DashboardLayout>
  )
}
