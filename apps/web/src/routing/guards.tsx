import { mayEnterDashboard } from '@manzil/domain/roles'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { isExpiring } from '../api/expired-session.ts'
import { useSession } from '../session/session-store.ts'
import { paths } from './paths.ts'

/** Protected pages outside the dashboard: at present everybody may see them. */
export const SiteGuard = ({ children }: { children: ReactNode }) => children

/**
 * Sends home, replacing history, whoever has no account, no role, the guest's role or no token; whose
 * session has just run out goes home with a message, in a moment.
 */
export function DashboardGuard({ children }: { children: ReactNode }) {
  const { user, token } = useSession()
  return mayEnterDashboard(user, token) || isExpiring() ? (
    children
  ) : (
    <Redirect to={paths.home()} replace />
  )
}
