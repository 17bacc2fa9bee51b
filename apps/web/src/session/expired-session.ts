import { SESSION_EXPIRED_REDIRECT_MS } from '@manzil/domain/limits'
import { showToast } from '../stores/toasts.ts'
import { dropSession, getToken } from './session-store.ts'
import { startGuestSession } from './start-session.ts'

let redirect: ReturnType<typeof setTimeout> | undefined

/**
 * The server refused the token: forgets the session, says so, and goes home after two seconds as a
 * new guest, unless somebody has logged in by then. Many calls may fail at once; they expire the session once.
 */
export function expireSession(message: string): void {
  dropSession()
  if (redirect !== undefined) return
  showToast('error', message)
  redirect = setTimeout(() => {
    redirect = undefined
    if (getToken()) return
    window.location.hash = '#/'
    void startGuestSession()
  }, SESSION_EXPIRED_REDIRECT_MS)
}
