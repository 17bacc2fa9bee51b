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

/** The last change in each part of so many live listings, in the order of ids. */
export async function readChanges(db: Kysely<Database>, size: number): Promise<Date[]> {
  const { rows } = await sql<{ modified: Date }>`
    select max(updated_at) as modified
    from (
      select updated_at, (row_number() over (order by id) - 1) / ${size} as part
      from listing where status = 1
    ) numbered
    group by part order by part
  `.execute(db)
  return rows.map(({ modified }) => modified)
}

/** Live listings behind an id, in the order of ids, with what their addresses are made of. */
export const readLiveAfter = (db: Kysely<Database>, id: string, limit: number) =>
  db
    .selectFrom('listing')
    .select(['id', 'type_code', 'purpose', 'beds', 'place_code', 'updated_at'])
    .where(sql<boolean>`status = 1`)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()

/** The id at a place in that order; undefined where there are fewer live listings. */
export async function findLiveId(db: Kysely<Database>, place: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('listing')
    .select('id')
    .where(sql<boolean>`status = 1`)
    .orderBy('id')
    .offset(place)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
