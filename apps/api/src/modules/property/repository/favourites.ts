import type { FavouriteSort } from '@manzil/api-client/generated/types.gen'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { FavouriteTable } from '../../../db/favourite-tables.ts'
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
      .select(['id', 'price'])
      .where('id', '=', propertyId)
      .where(sql<boolean>`status = 1`)
      .executeTakeFirst()
    if (!live) return undefined
    await trx
      .insertInto('favourite')
      .values({ account_id: accountId, property_id: propertyId, saved_price: live.price })
      .execute()
    return true
  })
}

/** What is kept with a favourite. */
export type KeptFavourite = Omit<Selectable<FavouriteTable>, 'account_id'>

const kept = [
  'favourite.property_id',
  'favourite.created_at',
  'favourite.saved_price',
  'favourite.priced_at',
  'favourite.note',
  'favourite.note_saved_at',
] as const

/** By how much of it the price has fallen since; a price on request on either side counts as none. */
const drop = sql<number>`
  coalesce((favourite.saved_price - property.price)::float8 / favourite.saved_price, 0)`

/** One page of the favourites whose properties are live, and their exact number. */
export async function favouritePage(
  db: Kysely<Database>,
  accountId: string,
  {
    page,
    limit,
    sort_by = 'newest',
  }: { page: number; limit: number; sort_by?: FavouriteSort | undefined },
): Promise<{ rows: KeptFavourite[]; total: number }> {
  const base = db
    .selectFrom('favourite')
    .innerJoin('property', 'property.id', 'favourite.property_id')
    .where('favourite.account_id', '=', accountId)
    .where(sql<boolean>`property.status = 1`)
  const sorted = sort_by === 'price_drop' ? base.orderBy(drop, 'desc') : base
  const rows = await sorted
    .select(kept)
    .orderBy('favourite.created_at', 'desc')
    .orderBy('favourite.property_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await base.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Favourites that are told of as gone. */
const MOST_GONE = 100

/** Favourites whose properties are not live, the newest first. */
export async function goneFavourites(
  db: Kysely<Database>,
  accountId: string,
): Promise<KeptFavourite[]> {
  return db
    .selectFrom('favourite')
    .select(kept)
    .where('favourite.account_id', '=', accountId)
    .where(
      sql<boolean>`not exists (
        select from property where property.id = favourite.property_id and property.status = 1
      )`,
    )
    .orderBy('favourite.created_at', 'desc')
    .orderBy('favourite.property_id', 'desc')
    .limit(MOST_GONE)
    .execute()
}

/** Replaces the note; undefined where the account has no such favourite. */
export async function saveNote(
  db: Kysely<Database>,
  { accountId, propertyId, note }: { accountId: string; propertyId: string; note: string },
  now: Date,
): Promise<KeptFavourite | undefined> {
  return db
    .updateTable('favourite')
    .set({ note, note_saved_at: now })
    .where('account_id', '=', accountId)
    .where('property_id', '=', propertyId)
    .returning(kept)
    .executeTakeFirst()
}
