import { earlier } from '@manzil/domain/time/moments'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { ChatKeeping } from '../../environment/chat-environment.ts'

/** Conversations deleted by one statement, so that nobody waits for it. */
const AT_ONCE = 200
/** Statements of one run; what is left is for the next one. */
const MOST_RUNS = 100

/** Days that a conversation without a message is kept, whoever opened it. */
const EMPTY_DAYS = 7

/**
 * Deletes conversations whose last message is too old, with what the assistant remembers of them.
 * One that is being written to at the moment is left alone. Answers how many went.
 */
export async function forgetConversations(
  db: Kysely<Database>,
  { guestDays, accountDays }: ChatKeeping,
  now = new Date(),
): Promise<number> {
  const guest = sql<boolean>`a.role = 'guest'`
  const isEmpty = sql<boolean>`not exists (select from chat_message m where m.session_id = s.id)`
  const before = (days: number) => earlier(now, days, 'day')
  let forgotten = await forget(db, isEmpty, before(EMPTY_DAYS))
  if (guestDays > 0) forgotten += await forget(db, guest, before(guestDays))
  if (accountDays > 0) forgotten += await forget(db, sql`not ${guest}`, before(accountDays))
  return forgotten
}

async function forget(
  db: Kysely<Database>,
  condition: ReturnType<typeof sql<boolean>>,
  before: Date,
): Promise<number> {
  let forgotten = 0
  for (let run = 0; run < MOST_RUNS; run += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from chat_session where id in (
        select s.id from chat_session s join account a on a.id = s.account_id
        where s.updated_at < ${before} and ${condition}
        order by s.updated_at limit ${AT_ONCE} for update of s skip locked
      )
    `.execute(db)
    forgotten += Number(numAffectedRows)
    if (numAffectedRows < AT_ONCE) break
  }
  return forgotten
}
