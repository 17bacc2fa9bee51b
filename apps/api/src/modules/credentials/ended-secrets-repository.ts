import { earlier } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Removes sign-ups, links and codes that have expired, and turns to be written to that count no more. */
export async function forgetEndedSecrets(db: Kysely<Database>, now = new Date()): Promise<void> {
  await db.deleteFrom('signup_attempt').where('expires_at', '<=', now).execute()
  await db.deleteFrom('password_reset').where('expires_at', '<=', now).execute()
  await db.deleteFrom('one_time_code').where('expires_at', '<=', now).execute()
  const hourAgo = earlier(now, 1, 'hour')
  await db.deleteFrom('secret_mail_turn').where('last_sent_at', '<=', hourAgo).execute()
}
