import { runInTurn } from './password-pool.ts'

/** What is kept of a password: Argon2id, each time with another salt. @throws Busy where too many wait */
export async function hashPassword(password: string): Promise<string> {
  return String(await runInTurn({ kind: 'hash', password }))
}

/**
 * Of a random password that nobody kept, made like all others: so an unknown account takes as long to
 * refuse as a known one.
 */
export const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$DdS9KVTqK17hTA21+fhI2g$h52BhvSc35ESPQz//fGY22cQQHzsz5gbmWvuJ/KTjFE'

/**
 * True when the password belongs to the hash; without a hash always false, in the same time.
 * @throws Busy where too many wait
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const task = { kind: 'verify', stored: stored ?? nobodysHash, password } as const
  const matches = (await runInTurn(task)) === true
  return stored !== null && matches
}
