/** Keys of local storage that belong to the mock. */
export const mockKeys = {
  world: 'manzil-mock:world',
  controls: 'manzil-mock:controls',
  panel: 'manzil-mock:panel',
} as const

type Key = (typeof mockKeys)[keyof typeof mockKeys]

/** Null where nothing is stored, or storage is not available. */
export function readStored(key: Key): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Storage may be full or refused: the mock then forgets at the next reload, and says so. */
export function writeStored(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch (cause) {
    console.warn('The mock cannot be saved; it starts afresh at the next reload.', cause)
  }
}

export function forgetStored(...keys: Key[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // What cannot be stored has not been stored.
  }
}
