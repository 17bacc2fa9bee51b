import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Which of the listings the account has saved. */
export async function likedAmong(
  db: Kysely<Database>,
  accountId: string | undefined,
  listingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!accountId || listingIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('favourite')
    .select('listing_id')
    .where('account_id', '=', accountId)
    .where('listing_id', 'in', listingIds)
    .execute()
  return new Set(rows.map(({ listing_id }) => listing_id))
}

/**
 * Flips the favourite and answers the new state, undefined where there is no such live listing.
 * The account's row is locked, so that two flips at once end as two flips one after the other.
 */
export async function toggleFavourite(
  db: Kysely<Database>,
  accountId: string,
  listingId: string,
): Promise<boolean | undefined> {
  return db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    const removed = await trx
      .deleteFrom('favourite')
      .where('account_id', '=', accountId)
      .where('listing_id', '=', listingId)
      .executeTakeFirst()
    if (removed.numDeletedRows > 0n) return false
    const live = await trx
      .selectFrom('listing')
      .select('id')
      .where('id', '=', listingId)
      .where(sql<boolean>`status = 1`)
      .executeTakeFirst()
    if (!live) return undefined
    await trx
      .insertInto('favourite')
      .values({ account_id: accountId, listing_id: listingId })
      .execute()
    return true
  })
}

/** Ids of one page of favourites whose listings are live, newest first, and their exact number. */
export async function favouritePage(
  db: Kysely<Database>,
  accountId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const base = db
    .selectFrom('favourite')
    .innerJoin('listing', 'listing.id', 'favourite.listing_id')
    .where('favourite.account_id', '=', accountId)
    .where(sql<boolean>`listing.status = 1`)
  const rows = await base
    .select('favourite.listing_id')
    .orderBy('favourite.created_at', 'desc')
    .orderBy('favourite.listing_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await base.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return { ids: rows.map(({ listing_id }) => listing_id), total: Number(total) }
}
