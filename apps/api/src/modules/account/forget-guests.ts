import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Age at which a guest that left nothing is forgotten: as long as its session may live. */
const DAYS = 90

/** Guests removed at once, so that nobody waits for it. */
const AT_ONCE = 1_000

/**
 * Removes old guest accounts that nothing belongs to: no session, talk, lead, favourite, letter or
 * report.
 */
export async function forgetGuests(db: Kysely<Database>, now = new Date()): Promise<void> {
  await sql`
    delete from account where id in (
      select a.id from account a
      where a.role = 'guest' and a.created_at < ${new Date(now.getTime() - DAYS * 24 * 60 * 60_000)}
        and not exists (select from session s where s.account_id = a.id)
        and not exists (select from chat_session s where s.account_id = a.id)
        and not exists (select from lead_suggestion s where s.account_id = a.id)
        and not exists (select from favourite s where s.account_id = a.id)
        and not exists (select from enquiry s where s.sender_id = a.id)
        and not exists (select from company_message s where s.sender_id = a.id)
        and not exists (select from listing_report s where s.sender_id = a.id)
      order by a.created_at limit ${AT_ONCE}
    )
  `.execute(db)
}
