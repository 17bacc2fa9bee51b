import type { Kysely } from 'kysely'
import { readSnapshot } from '../../src/chat/repository/snapshot.ts'
import { storeQuestion } from '../../src/chat/repository/store-question.ts'
import type { Database } from '../../src/db/schema.ts'

/** A message that the server stored before it ended, and did not answer. */
export async function storeUnanswered(
  db: Kysely<Database>,
  sessionId: string,
  message: string,
  search?: string,
): Promise<void> {
  const { account_id } = await db
    .selectFrom('chat_session')
    .select('account_id')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const snapshot = await readSnapshot(db, sessionId, account_id)
  if (snapshot === undefined) throw new Error(`there is no conversation ${sessionId}`)
  await storeQuestion(db, account_id, snapshot, { message, search })
}
