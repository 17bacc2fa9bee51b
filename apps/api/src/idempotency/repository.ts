import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** What a key is known by: a key of one account says nothing to another. */
export interface KeyOfCall {
  owner: string
  operation: string
  key: string
}

/** Takes the key; false where it is taken already. Waits while another transaction holds the same. */
export async function takeKey(
  trx: Transaction<Database>,
  { owner, operation, key }: KeyOfCall,
  { hash, now, expired }: { hash: string; now: Date; expired: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into first_answer (owner, operation, key, body_hash, created_at)
    values (${owner}, ${operation}, ${key}, ${hash}, ${now})
    on conflict (owner, operation, key) do update
      set body_hash = excluded.body_hash, answer = null, created_at = excluded.created_at
      where first_answer.created_at <= ${expired}
    returning key
  `.execute(trx)
  return rows.length > 0
}

/** What was sent and answered under a key that is taken. */
export const findAnswer = (trx: Transaction<Database>, { owner, operation, key }: KeyOfCall) =>
  trx
    .selectFrom('first_answer')
    .select(['body_hash', 'answer'])
    .where('owner', '=', owner)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()

export async function keepAnswer(
  trx: Transaction<Database>,
  { owner, operation, key }: KeyOfCall,
  answer: unknown,
): Promise<void> {
  await trx
    .updateTable('first_answer')
    .set({ answer: JSON.stringify(answer) })
    .where('owner', '=', owner)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute()
}

export async function removeAnswersUntil(db: Kysely<Database>, expired: Date): Promise<void> {
  await db.deleteFrom('first_answer').where('created_at', '<=', expired).execute()
}
