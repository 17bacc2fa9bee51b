import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'

/** One viewer's views of a property within this time count once. */
const ONCE_IN_MS = 60 * 60_000

/** What became of a view. */
export type ViewOutcome = 'counted' | 'repeated' | 'unknown property'

/**
 * Counts a view of a live property. A known viewer (an account's id) counts once in an hour, an
 * unknown one every time.
 */
export async function countView(
  db: Kysely<Database>,
  propertyId: string,
  viewer: string | undefined,
  now = new Date(),
): Promise<ViewOutcome> {
  return db.transaction().execute(async (trx) => {
    // Views are in no index, so this stays within the row's page.
    const { rows } = await sql<{ id: string }>`
      select id from property where id = ${propertyId} and status = 1
    `.execute(trx)
    if (rows.length === 0) return 'unknown property'
    if (viewer !== undefined && !(await markViewer(trx, propertyId, viewer, now))) return 'repeated'
    await trx
      .updateTable('property')
      .set({ views: sql`views + 1` })
      .where('id', '=', propertyId)
      .execute()
    await trx
      .insertInto('property_view')
      .values({ property_id: propertyId, day: dubaiDay(now), views: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'property_id'])
          .doUpdateSet({ views: sql`property_view.views + 1` }),
      )
      .execute()
    return 'counted'
  })
}

/** Notes when the viewer saw the property; false where that is less than an hour ago. */
async function markViewer(
  db: Kysely<Database>,
  propertyId: string,
  viewer: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - ONCE_IN_MS)
  const { rows } = await sql<{ viewer: string }>`
    insert into viewer_mark (viewer, property_id, seen_at) values (${viewer}, ${propertyId}, ${now})
    on conflict (viewer, property_id) do update set seen_at = excluded.seen_at
      where viewer_mark.seen_at <= ${since}
    returning viewer
  `.execute(db)
  return rows.length > 0
}

/** Days that are counted by day: the longest time that owners see, and the one before. */
const DAYS_KEPT = 180

/** Forgets who saw what before the last hour, and what was counted too long ago. */
export async function forgetOldViews(db: Kysely<Database>, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - ONCE_IN_MS)
  await db.deleteFrom('viewer_mark').where('seen_at', '<', since).execute()
  const first = dubaiDay(now, 1 - DAYS_KEPT)
  await db.deleteFrom('property_view').where('day', '<', sql<Date>`${first}::date`).execute()
  await db.deleteFrom('property_mention').where('day', '<', sql<Date>`${first}::date`).execute()
}
