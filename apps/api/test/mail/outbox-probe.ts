import type { Kysely } from 'kysely'
import type { Database } from '../../src/db/schema.ts'

/** Looks at what waits in the outbox. */
export const createOutboxProbe = (db: Kysely<Database>) => ({
  /** Numbers of text messages, oldest first. */
  async numbers(): Promise<string[]> {
    const rows = await db
      .selectFrom('outbox_mail')
      .select('to_address')
      .where('channel', '=', 'sms')
      .orderBy('id')
      .execute()
    return rows.map(({ to_address }) => to_address)
  },
})
