import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** True for a listing that was public and has been deleted. The database itself remembers them. */
export async function isGone(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('gone_listing')
    .select('id')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('listing').select('listing.id').where('listing.id', '=', id))),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Days after which a deleted listing is as if it had never been. */
const GONE_DAYS = 365

export async function forgetGone(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('gone_listing')
    .where('gone_at', '<', sql<Date>`now() - make_interval(days => ${GONE_DAYS})`)
    .execute()
}
