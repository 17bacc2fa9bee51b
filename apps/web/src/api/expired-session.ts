import { SESSION_EXPIRED_REDIRECT_MS } from '@manzil/domain/limits'
import { isGuest } from '@manzil/domain/roles'
import { dropSession, getSession } from '../session/session-store.ts'
import { openLogin, openLoginFor } from '../stores/login-dialog.ts'
import { showToast } from '../stores/toasts.ts'
import { startGuestSession } from './start-session.ts'

let redirect: ReturnType<typeof setTimeout> | undefined

/** Whether a session has run out and the way home is not begun: the page stays as it was left. */
export const isExpiring = (): boolean => redirect !== undefined

/** Leaves the page where it is: whoever closes it is not led home any more. */
export function cancelRedirect(): void {
  clearTimeout(redirect)
  redirect = undefined
}

/**
 * The server refused the token: forgets the session, says so, and goes home after two seconds as a
 * guest who is asked to log in again and led back, unless somebody has logged in by then. Many calls may fail at once; they expire the session once.
 */
export function expireSession(message: string): void {
  const first = !isExpiring()
  redirect ??= setTimeout(() => {
    redirect = undefined
    const { token, user } = getSession()
    if (token && user && !isGuest(user.role)) return
    const address = window.location.hash.replace(/^#/, '')
    window.location.hash = '#/'
    if (address === '' || address === '/') openLogin()
    else openLoginFor(address)
    // Another tab may have made the guest.
    if (!token) void startGuestSession()
  }, SESSION_EXPIRED_REDIRECT_MS)
  // The guard of the dashboard asks at once.
  dropSession()
  if (first) showToast('error', message)
}
