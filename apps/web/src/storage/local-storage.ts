import type { StorageKey } from './stored-entries.ts'

/** Storage may be refused (private windows, policies): the site then forgets, and works. */
function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch (cause) {
    console.warn('Local storage is not available.', cause)
    return otherwise
  }
}

export const readStored = (key: string): string | null =>
  attempt(() => localStorage.getItem(key), null)
/** Of this tab alone. */
export const readSession = (key: string): string | null =>
  attempt(() => sessionStorage.getItem(key), null)
export const writeStored = (key: StorageKey, value: string): void =>
  attempt(() => localStorage.setItem(key, value), undefined)
export const removeStored = (...keys: string[]): void =>
  attempt(() => {
    for (const key of keys) localStorage.removeItem(key)
  }, undefined)
