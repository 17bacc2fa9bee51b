import { isVisibleInDashboard } from '@manzil/domain/roles'
import type { ReactNode } from 'react'
import { type DashboardEntry, DashboardLayout } from '../layouts/dashboard/DashboardLayout.tsx'
import { useSession } from '../session/session-store.ts'
import { routes } from './routes.ts'

/** The dashboard's frame with the entries that the account's role may see, in the order of ids. */
export default function DashboardShell({ children }: { children: ReactNode }) {
  const role = useSession().user?.role ?? 'guest'
  const entries = routes
    .filter((route) => route.isPrivate && route.isDashboard)
    .filter((route) => isVisibleInDashboard(route.isVisibleInDash, role))
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ path, name }): DashboardEntry[] => (name ? [{ path, name }] : []))
  return <DashboardLayout entries={entries}>{children}</DashboardLayout>
}
