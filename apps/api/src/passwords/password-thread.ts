/**
 * Runs in a thread of its own. Synchronous: what the library does otherwise goes to the threads that
 * read files and compress answers, and four passwords at once would stop both.
 */
import { hashSync, verifySync } from '@node-rs/argon2'

export type PasswordTask = { kind: 'hash'; password: string } | PasswordCheck
type PasswordCheck = { kind: 'verify'; stored: string; password: string }

/** Argon2id with the parameters that OWASP names as the least. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password, or whether it belongs to a stored one. */
export default function run(task: PasswordTask): string | boolean {
  if (task.kind === 'hash') return hashSync(task.password, parameters)
  return verifySync(task.stored, task.password)
}
