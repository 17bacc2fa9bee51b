import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

const HOUR_MS = 60 * 60_000

/** Removes sign-ups and links that have expired, and turns to be written to that count no more. */
export async function forgetEndedSecrets(db: Kysely<Database>, now = new Date()): Promise<void> {
  await db.deleteFrom('signup_attempt').where('expires_at', '<=', now).execute()
  await db.deleteFrom('password_reset').where('expires_at', '<=', now).execute()
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  await db.deleteFrom('secret_mail_turn').where('last_sent_at', '<=', hourAgo).execute()
}
