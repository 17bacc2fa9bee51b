import { addressKey } from '@manzil/domain/tidy-address'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { PasswordResetTable } from '../../db/credential-tables.ts'
import type { Database } from '../../db/schema.ts'

const accountColumns = ['id', 'email', 'first_name', 'last_name', 'company_name'] as const

/** The account of an address whose password may be reset; demo accounts keep theirs. */
export const findResettable = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email'])
    .where(sql<string>`lower(email)`, '=', addressKey(email))
    .where('role', '!=', 'guest')
    .where('is_demo', '=', false)
    .executeTakeFirst()

/** Keeps the newest link of an account; the one before ends. */
export async function keepReset(
  trx: Transaction<Database>,
  reset: Insertable<PasswordResetTable>,
): Promise<void> {
  const { account_id: _, ...rest } = reset
  await trx
    .insertInto('password_reset')
    .values(reset)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(rest))
    .execute()
}

/** Whose link this is, and the password until now, while the link is good. */
export const findReset = (db: Kysely<Database>, tokenHash: string, now: Date) =>
  db
    .selectFrom('password_reset')
    .innerJoin('account', 'account.id', 'password_reset.account_id')
    .select(accountColumns.map((column) => `account.${column}` as const))
    .select(['password_reset.language', 'account.password_hash'])
    .where('password_reset.token_hash', '=', tokenHash)
    .where('password_reset.expires_at', '>', now)
    .executeTakeFirst()

/** Uses a link up; of many at once one gets true. */
export async function takeReset(
  trx: Transaction<Database>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

/** What a change of the password has to know of an account. */
export const findPasswordOwner = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('account')
    .select([...accountColumns, 'languages', 'password_hash', 'is_demo'])
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * Sets the password and ends all sessions but one, and every link that could reset it. Where
 * `before` is given, only while the password is still that one: of two changes at once one counts.
 */
export async function changePassword(
  trx: Transaction<Database>,
  id: string,
  { hash, before, keep, now }: { hash: string; before?: string; keep?: string; now: Date },
): Promise<boolean> {
  const changed = await trx
    .updateTable('account')
    .set({ password_hash: hash, updated_at: now })
    .where('id', '=', id)
    .$if(before !== undefined, (query) => query.where('password_hash', '=', before ?? null))
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return false
  await trx
    .deleteFrom('session')
    .where('account_id', '=', id)
    .$if(keep !== undefined, (query) => query.where('token_hash', '!=', keep ?? ''))
    .execute()
  await trx.deleteFrom('password_reset').where('account_id', '=', id).execute()
  return true
}
