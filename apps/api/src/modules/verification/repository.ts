import { addressKey } from '@manzil/domain/tidy-address'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { OneTimeCodeTable } from '../../db/credential-tables.ts'
import type { Database } from '../../db/schema.ts'

type Channel = OneTimeCodeTable['channel']

/** Whose code, by which way. */
export interface CodeOwner {
  account: string
  channel: Channel
}

/** Keeps the newest code of an account; the one before ends. */
export async function keepCode(
  trx: Transaction<Database>,
  code: Insertable<OneTimeCodeTable>,
): Promise<void> {
  const { account_id: _, channel: _channel, ...rest } = { ...code, wrong_codes: 0 }
  await trx
    .insertInto('one_time_code')
    .values(code)
    .onConflict((conflict) => conflict.columns(['account_id', 'channel']).doUpdateSet(rest))
    .execute()
}

/** The code that is waited for. Who comes second waits, and finds what the first left. */
export const lockCode = (trx: Transaction<Database>, { account, channel }: CodeOwner) =>
  trx
    .selectFrom('one_time_code')
    .select(['target_hash', 'code_hash', 'wrong_codes', 'expires_at'])
    .where('account_id', '=', account)
    .where('channel', '=', channel)
    .forUpdate()
    .executeTakeFirst()

export async function noteWrongCode(
  trx: Transaction<Database>,
  { account, channel }: CodeOwner,
): Promise<void> {
  await trx
    .updateTable('one_time_code')
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where('account_id', '=', account)
    .where('channel', '=', channel)
    .execute()
}

export async function endCode(
  trx: Transaction<Database>,
  { account, channel }: CodeOwner,
): Promise<void> {
  await trx
    .deleteFrom('one_time_code')
    .where('account_id', '=', account)
    .where('channel', '=', channel)
    .execute()
}

/** Who is sent a code, or has one. */
export const findHolder = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('account')
    .select(['email', 'phone', 'languages', 'is_demo'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether another account has the address. */
export async function isTaken(db: Kysely<Database>, email: string, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('account')
    .select('id')
    .where(sql<string>`lower(email)`, '=', addressKey(email))
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

/** Gives the account its proven address; links that went to the one before end. */
export async function setEmail(
  trx: Transaction<Database>,
  id: string,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ email, email_verified: true, updated_at: now })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('password_reset').where('account_id', '=', id).execute()
}

export async function setPhone(
  trx: Transaction<Database>,
  id: string,
  { phone, now }: { phone: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ phone, phone_verified: true, updated_at: now })
    .where('id', '=', id)
    .execute()
}
