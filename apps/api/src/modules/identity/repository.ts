import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** What opens an account; undefined where there is none. */
export async function findWays(db: Kysely<Database>, id: string) {
  const account = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirst()
  const identities = await db
    .selectFrom('social_identity')
    .select('provider')
    .distinct()
    .where('account_id', '=', id)
    .execute()
  return {
    hasPassword: (account?.password_hash ?? null) !== null,
    providers: new Set(identities.map(({ provider }) => provider)),
  }
}
