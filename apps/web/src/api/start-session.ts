import { getCurrentUser, loginGuest } from '@manzil/api-client/generated/account-calls.gen'
import { isGuest } from '@manzil/domain/roles'
import { getSession, getToken, startSession, updateUser } from '../session/session-store.ts'
import { api } from './api.ts'

/**
 * Asks for a guest account of its own, which is no one's who has logged in meanwhile. A failure is
 * logged: the site works without.
 */
export async function startGuestSession(): Promise<void> {
  const before = getToken()
  const result = await loginGuest(api)
  if (getToken() !== before) return
  if (result.ok) startSession(result.data.token, result.data.data)
  else console.warn('No guest session could be started.', result.error)
}

/**
 * Start-up: the account of the stored token is loaded, otherwise a guest session is started. A
 * guest's token is kept while the server knows it, so that their conversation survives a reload.
 * Never rejects; answers 'expired' where the server refused the token of a signed-in account.
 */
export async function resumeSession(): Promise<'ready' | 'expired'> {
  const { token, user } = getSession()
  if (!token) {
    await startGuestSession()
    return 'ready'
  }
  const result = await getCurrentUser(api)
  if (getToken() !== token) return 'ready'
  if (result.ok) {
    updateUser(result.data.data)
    return 'ready'
  }
  console.warn('The stored session could not be resumed.', result.error)
  if (result.error.status !== 401) return 'ready'
  if (!isGuest(user?.role)) return 'expired'
  await startGuestSession()
  return 'ready'
}
