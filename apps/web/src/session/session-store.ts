import type { User } from '@manzil/api-client/generated/types.gen'
import { isGuest } from '@manzil/domain/roles'
import { createStore, useStore } from '../state/create-store.ts'
import { readStored, removeStored, writeStored } from '../storage/local-storage.ts'
import { isUser, readStoredUser, storageKeys, storeUser } from './session-storage.ts'

/** Who uses the site. A guest has an account too, with role `guest`. */
export interface Session {
  token: string | null
  user: User | null
}

const store = createStore<Session>({
  token: readStored(storageKeys.token),
  user: readStoredUser(),
})

export const getSession = (): Session => store.get()
export const getToken = (): string | null => store.get().token
export const followSession = store.follow
export const useSession = (): Session => useStore(store)

/** The account while signed in, null for guests. */
export function useAccount(): User | null {
  const { user, token } = useSession()
  return user && token && !isGuest(user.role) ? user : null
}

/** An answer that names no account must not make one of whoever is there. */
function isUsable(user: User): boolean {
  if (isUser(user)) return true
  console.warn('An account without a role was answered and is ignored.')
  return false
}

/** Stores what login, social login, social signup and guest login answer. */
export function startSession(token: string, user: User): void {
  if (!isUsable(user)) return
  writeStored(storageKeys.token, token)
  storeUser(user)
  store.set({ token, user })
}

/** Replaces the account, as after a change of the profile. */
export function updateUser(user: User): void {
  if (!isUsable(user)) return
  storeUser(user)
  store.set({ ...store.get(), user })
}

/** Forgets token and account: the session was refused. */
export function dropSession(): void {
  removeStored(storageKeys.token, storageKeys.user)
  store.set({ token: null, user: null })
}

/** Logout: forgets everything that belongs to the account, the chat's session too. */
export function endSession(): void {
  removeStored(storageKeys.form, storageKeys.chatSession, storageKeys.code)
  dropSession()
}

/** Reads the storage again: another tab logged in or out. */
export function rereadSession(): void {
  store.set({ token: readStored(storageKeys.token), user: readStoredUser(store.get().user) })
}
