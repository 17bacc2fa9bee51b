import { mayEnterDashboard } from '@manzil/domain/roles'
import { type ReactNode, useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { isExpiring } from '../api/expired-session.ts'
import { useSession } from '../session/session-store.ts'
import { openLoginFor } from '../stores/login-dialog.ts'
import { useLocation } from './location.ts'
import { paths } from './paths.ts'

/** Protected pages outside the dashboard: at present everybody may see them. */
export const SiteGuard = ({ children }: { children: ReactNode }) => children

/**
 * Sends home, replacing history, whoever has no account, no role, the guest's role or no token, and
 * asks them to log in: a mail's link leads on from there. Who leaves an account while a page shows is
 * asked nothing; whose session has just run out goes home with a message, in a moment.
 */
export function DashboardGuard({ children }: { children: ReactNode }) {
  const { user, token } = useSession()
  const mayStay = mayEnterDashboard(user, token) || isExpiring()
  const [wasIn] = useState(mayStay)
  if (mayStay) return children
  return wasIn ? <Redirect to={paths.home()} replace /> : <LoginFirst />
}

function LoginFirst() {
  const { pathname, search } = useLocation()
  useEffect(() => openLoginFor(pathname + search), [pathname, search])
  return <Redirect to={paths.home()} replace />
}
