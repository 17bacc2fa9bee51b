import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Caller } from '../../request-context.ts'

export async function insertSession(
  db: Kysely<Database>,
  session: { token_hash: string; account_id: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('session').values(session).execute()
}

export async function findCaller(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
): Promise<Caller | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.role'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
}

export async function deleteSession(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

export async function deleteExpiredSessions(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
}
