import { type Kysely, sql } from 'kysely'
import { REMOVED } from '../../db/codes.ts'
import type { Database } from '../../db/schema.ts'

/** True for a property that was public and has been deleted. The database itself remembers them. */
export async function isGone(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('gone_property')
    .select('id')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('property')
            .select('property.id')
            .where('property.id', '=', id)
            .where('property.status', '<>', REMOVED),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Days after which a deleted property is as if it had never been. */
const GONE_DAYS = 365

/** Forgets deleted properties, and the favourites that still name them. */
export async function forgetGone(db: Kysely<Database>): Promise<void> {
  await sql`
    with forgotten as (
      delete from gone_property
      where gone_at < now() - make_interval(days => ${GONE_DAYS})
      returning id
    )
    delete from favourite
    where property_id in (select id from forgotten)
      and not exists (select from property where property.id = favourite.property_id)
  `.execute(db)
}

/** The last change in each part of so many live properties, in the order of ids. */
export async function readChanges(db: Kysely<Database>, size: number): Promise<Date[]> {
  const { rows } = await sql<{ modified: Date }>`
    select max(updated_at) as modified
    from (
      select updated_at, (row_number() over (order by id) - 1) / ${size} as part
      from property where status = 1
    ) numbered
    group by part order by part
  `.execute(db)
  return rows.map(({ modified }) => modified)
}

/** Live properties behind an id, in the order of ids, with what their addresses are made of. */
export const readLiveAfter = (db: Kysely<Database>, id: string, limit: number) =>
  db
    .selectFrom('property')
    .select(['id', 'type_code', 'purpose', 'beds', 'place_code', 'updated_at'])
    // Of the first picture alone: what follows a photograph may be drawn.
    .select(
      sql<
        string | null
      >`case when media @> '[{"illustration": false}]' then media -> 0 ->> 'url' end`.as(
        'photograph',
      ),
    )
    .where(sql<boolean>`status = 1`)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute()

/** The id at a place in that order; undefined where there are fewer live properties. */
export async function findLiveId(db: Kysely<Database>, place: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('property')
    .select('id')
    .where(sql<boolean>`status = 1`)
    .orderBy('id')
    .offset(place)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
