import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'

/** Which of the properties the account has saved. */
export async function likedAmong(
  db: Kysely<Database>,
  accountId: string | undefined,
  propertyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!accountId || propertyIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('favourite')
    .select('property_id')
    .where('account_id', '=', accountId)
    .where('property_id', 'in', propertyIds)
    .execute()
  return new Set(rows.map(({ property_id }) => property_id))
}

/**
 * Flips the favourite and answers the new state, undefined where there is no such live property.
 * The account's row is locked, so that two flips at once end as two flips one after the other.
 */
export async function toggleFavourite(
  db: Kysely<Database>,
  accountId: string,
  propertyId: string,
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
      .where('property_id', '=', propertyId)
      .executeTakeFirst()
    if (removed.numDeletedRows > 0n) return false
    const live = await trx
      .selectFrom('property')
      .select('id')
      .where('id', '=', propertyId)
      .where(sql<boolean>`status = 1`)
      .executeTakeFirst()
    if (!live) return undefined
    await trx
      .insertInto('favourite')
      .values({ account_id: accountId, property_id: propertyId })
      .execute()
    return true
  })
}

/** Ids of one page of favourites whose properties are live, newest first, and their exact number. */
export async function favouritePage(
  db: Kysely<Database>,
  accountId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const base = db
    .selectFrom('favourite')
    .innerJoin('property', 'property.id', 'favourite.property_id')
    .where('favourite.account_id', '=', accountId)
    .where(sql<boolean>`property.status = 1`)
  const rows = await base
    .select('favourite.property_id')
    .orderBy('favourite.created_at', 'desc')
    .orderBy('favourite.property_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await base.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return { ids: rows.map(({ property_id }) => property_id), total: Number(total) }
}
