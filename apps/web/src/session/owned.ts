import { isGuest } from '@manzil/domain/roles'
import type { StorageKey } from '../storage/stored-entries.ts'
import { readTab, writeTab } from '../storage/tab-storage.ts'
import { getSession } from './session-store.ts'

/** What somebody wrote and did not send, with whom it belongs to. */
interface Owned {
  /** Null for guests: who logs in goes on with what they began before. */
  account: string | null
  value: unknown
}

/** The account that is there; null for guests. */
export function owner(): string | null {
  const { user } = getSession()
  return user && !isGuest(user.role) ? user._id : null
}

function isOwned(held: unknown): held is Owned {
  if (typeof held !== 'object' || held === null || !('value' in held)) return false
  return 'account' in held && (held.account === null || typeof held.account === 'string')
}

/**
 * A value of this tab, for its owner alone: null for anybody else. It waits for an owner whose
 * session has run out, and goes when another account comes.
 */
export function readOwned(key: string): unknown {
  const held = readTab(key)
  if (!isOwned(held)) return null
  const { account, value } = held
  return account === null || account === owner() ? value : null
}

/** Null forgets it. */
export const writeOwned = (key: StorageKey, value: unknown): void =>
  writeTab(key, value === null ? null : ({ account: owner(), value } satisfies Owned))

function sweep(isToGo: (held: Owned) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const held = readTab(key)
      if (isOwned(held) && isToGo(held)) sessionStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept.
  }
}

/** Logging out leaves nothing behind that somebody wrote and did not send. */
export const forgetOwned = (): void => sweep(() => true)

/** Somebody logged in: what an account before them left behind goes. A guest may be that account. */
export function forgetOthers(): void {
  const now = owner()
  if (now !== null) sweep(({ account }) => account !== null && account !== now)
}
