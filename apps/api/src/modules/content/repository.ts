import type { Role } from '@manzil/api-client/generated/types.gen'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Number of accounts of each kind. */
export async function countAccounts(db: Kysely<Database>): Promise<ReadonlyMap<Role, number>> {
  const rows = await db
    .selectFrom('account')
    .select(['role', db.fn.countAll<number>().as('accounts')])
    .groupBy('role')
    .execute()
  return new Map(rows.map(({ role, accounts }) => [role, Number(accounts)]))
}

/** Every text of the site as it is stored. */
export const readContent = (db: Kysely<Database>) =>
  db
    .selectFrom('content')
    .select(['kind', 'key', 'language', 'position', 'data', 'source_file as file'])
    .execute()
