import { runInTurn } from './password-pool.ts'

/** What is kept of a password: Argon2id, each time with another salt. @throws Busy where too many wait */
export async function hashPassword(password: string): Promise<string> {
  return String(await runInTurn({ kind: 'hash', password }))
}

/** Made once at start, so that an unknown account takes as long to refuse as a known one. */
const dummy = hashPassword('no account has this password')

/**
 * True when the password belongs to the hash; without a hash always false, in the same time.
 * @throws Busy where too many wait
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const task = { kind: 'verify', stored: stored ?? (await dummy), password } as const
  const matches = (await runInTurn(task)) === true
  return stored !== null && matches
}
