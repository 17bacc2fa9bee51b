import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { tellBoth } from './mails/tell-both.ts'
import type { MailSetting } from './mails/viewing-mails.ts'
import { takeReminder } from './repository.ts'

/**
 * Queues the reminders that are due. That they are due no more and the mails are one transaction, so
 * no process, however it ends, reminds twice or not at all. Answers how many viewings there were.
 */
export async function sendReminders(
  db: Kysely<Database>,
  setting: MailSetting,
  now: Date,
): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const taken = await db.transaction().execute(async (trx) => {
      const viewing = await takeReminder(trx, now)
      // A server that was off for a day has nothing to remind of any more.
      if (viewing?.state === 'confirmed' && viewing.starts_at > now)
        await tellBoth(trx, viewing.id, 'reminder', { setting, now })
      return viewing !== undefined
    })
    if (!taken) return sent
  }
}
