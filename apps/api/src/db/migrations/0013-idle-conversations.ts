import { type Kysely, sql } from 'kysely'

/** The hourly search for conversations that nobody has gone on with. */
export async function indexIdleConversations(db: Kysely<unknown>): Promise<void> {
  await sql`create index chat_session_idle on chat_session (updated_at)`.execute(db)
}
