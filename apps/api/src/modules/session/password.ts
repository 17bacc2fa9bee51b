import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the parameters that OWASP names as the least. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/** Made once at start, so that an unknown account takes as long to refuse as a known one. */
const dummy = hashPassword('no account has this password')

/** True when the password belongs to the hash; without a hash always false, in the same time. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await dummy), password)
  return stored !== null && matches
}
