import { type Insertable, type Kysely, sql } from 'kysely'
import { statusCodes } from '../../../db/codes.ts'
import type { AccountDeletionTable } from '../../../db/my-data-tables.ts'
import type { Database } from '../../../db/schema.ts'

/** What it has to be known of an account to delete it. */
export const findDeletable = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'password_hash', 'is_demo', 'languages'])
    .where('id', '=', id)
    .executeTakeFirst()

/** When the account is going to be deleted; null where it stays. */
export async function findDeletionTime(db: Kysely<Database>, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('account_deletion')
    .select('due_at')
    .where('account_id', '=', id)
    .executeTakeFirst()
  return row?.due_at ?? null
}

/** Notes the deletion; one that is under way keeps its day and gets the new link. */
export async function keepDeletion(
  trx: Kysely<Database>,
  deletion: Insertable<AccountDeletionTable>,
): Promise<Date> {
  const { due_at } = await trx
    .insertInto('account_deletion')
    .values(deletion)
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ token_hash: deletion.token_hash }),
    )
    .returning('due_at')
    .executeTakeFirstOrThrow()
  return due_at
}

/** Ends all sessions of the account, and links that would reset its password. */
export async function endSessions(trx: Kysely<Database>, accountId: string): Promise<void> {
  await trx.deleteFrom('session').where('account_id', '=', accountId).execute()
  await trx.deleteFrom('password_reset').where('account_id', '=', accountId).execute()
}

/** Hides the live properties of the account, and remembers which they were. */
export async function pauseProperties(trx: Kysely<Database>, accountId: string): Promise<void> {
  await sql`
    with hidden as (
      update property set status = ${statusCodes.hidden}
      where agent_id = ${accountId} and status = ${statusCodes.live} returning id
    )
    insert into paused_property (property_id, account_id) select id, ${accountId} from hidden
    on conflict (property_id) do nothing
  `.execute(trx)
}

/**
 * Shows the properties again that were hidden with the account, unless something else still keeps it:
 * an operator, or a deletion that is under way.
 */
export async function resumeProperties(trx: Kysely<Database>, accountId: string): Promise<void> {
  await sql`
    with kept as (
      delete from paused_property where account_id = ${accountId}
        and not exists (select from account where id = ${accountId} and suspended_at is not null)
        and not exists (select from account_deletion where account_id = ${accountId})
      returning property_id
    )
    update property set status = ${statusCodes.live}
    from kept where kept.property_id = property.id and status = ${statusCodes.hidden}
  `.execute(trx)
}

/** Takes a deletion back, named by the account or by its link; answers the account. */
export async function takeDeletionBack(
  trx: Kysely<Database>,
  by: { account: string } | { tokenHash: string; now: Date },
): Promise<string | undefined> {
  const query = trx.deleteFrom('account_deletion').returning('account_id')
  const row = await ('account' in by
    ? query.where('account_id', '=', by.account)
    : query.where('token_hash', '=', by.tokenHash).where('due_at', '>', by.now)
  ).executeTakeFirst()
  if (row) await resumeProperties(trx, row.account_id)
  return row?.account_id
}

/** Accounts whose time has come. */
export async function findDue(db: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('account_deletion')
    .select('account_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** Accounts removed in one hour, so that nobody waits for it. */
const AT_ONCE = 200
