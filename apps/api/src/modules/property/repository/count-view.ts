import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'

/** One viewer's views of a listing within this time count once. */
const ONCE_IN_MS = 60 * 60_000

/** What became of a view. */
export type ViewOutcome = 'counted' | 'repeated' | 'unknown listing'

/**
 * Counts a view of a live listing. A known viewer (an account's id) counts once in an hour, an
 * unknown one every time.
 */
export async function countView(
  db: Kysely<Database>,
  listingId: string,
  viewer: string | undefined,
  now = new Date(),
): Promise<ViewOutcome> {
  return db.transaction().execute(async (trx) => {
    // Views are in no index, so this stays within the row's page.
    const { rows } = await sql<{ id: string }>`
      select id from listing where id = ${listingId} and status = 1
    `.execute(trx)
    if (rows.length === 0) return 'unknown listing'
    if (viewer !== undefined && !(await markViewer(trx, listingId, viewer, now))) return 'repeated'
    await trx
      .updateTable('listing')
      .set({ views: sql`views + 1` })
      .where('id', '=', listingId)
      .execute()
    await trx
      .insertInto('listing_view')
      .values({ listing_id: listingId, day: now.toISOString().slice(0, 10), views: 1 })
      .onConflict((conflict) =>
        conflict.columns(['day', 'listing_id']).doUpdateSet({ views: sql`listing_view.views + 1` }),
      )
      .execute()
    return 'counted'
  })
}

/** Notes when the viewer saw the listing; false where that is less than an hour ago. */
async function markViewer(
  db: Kysely<Database>,
  listingId: string,
  viewer: string,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - ONCE_IN_MS)
  const { rows } = await sql<{ viewer: string }>`
    insert into viewer_mark (viewer, listing_id, seen_at) values (${viewer}, ${listingId}, ${now})
    on conflict (viewer, listing_id) do update set seen_at = excluded.seen_at
      where viewer_mark.seen_at <= ${since}
    returning viewer
  `.execute(db)
  return rows.length > 0
}

/** Forgets who saw what before the last hour, and views too old for any ranking. */
export async function forgetOldViews(db: Kysely<Database>, now = new Date()): Promise<void> {
  const since = new Date(now.getTime() - ONCE_IN_MS)
  await db.deleteFrom('viewer_mark').where('seen_at', '<', since).execute()
  await sql`delete from listing_view where day < ${now}::date - 60`.execute(db)
}
