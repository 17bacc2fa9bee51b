import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { countByPhone } from './repository.ts'

/** Calls that are asked for under one number in an hour: nobody has a stranger called by our forms. */
const CALLS = 5
const HOUR_MS = 60 * 60_000

/** Why a request without an e-mail address is refused. */
export const phoneBusy = {
  status: 429,
  problem: {
    code: 'too_many_requests',
    message: 'This number has been given often just now. Please try again in an hour.',
  },
} as const

/** Whether a request that names a number and no e-mail address is one too many for that number. */
export async function isPhoneBusy(
  db: Kysely<Database>,
  { email, phone_number }: { email?: string | undefined; phone_number?: string | null | undefined },
  now: Date,
): Promise<boolean> {
  if (email !== undefined || !phone_number) return false
  return (await countByPhone(db, phone_number, new Date(now.getTime() - HOUR_MS))) >= CALLS
}
