import type { FeedFormat } from '@manzil/api-client/generated/types.gen'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { FeedRunTable, FeedTable } from '../../../db/feed-tables.ts'
import { FEED_SOURCE } from '../../../db/property-source.ts'
import type { Database } from '../../../db/schema.ts'

export type FeedRow = Selectable<FeedTable>
export type FeedRunRow = Selectable<FeedRunTable>

export const insertFeed = (trx: Kysely<Database>, row: Insertable<FeedTable>) =>
  trx.insertInto('feed').values(row).returningAll().executeTakeFirstOrThrow()

/** Feeds of an account, the newest first. */
export const feedsOf = (db: Kysely<Database>, accountId: string): Promise<FeedRow[]> =>
  db
    .selectFrom('feed')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** A feed of the account; held until the transaction ends where there is one. */
export const findFeed = (
  db: Kysely<Database>,
  { id, accountId }: { id: string; accountId: string },
): Promise<FeedRow | undefined> =>
  db
    .selectFrom('feed')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

export const getFeed = (db: Kysely<Database>, id: string): Promise<FeedRow> =>
  db.selectFrom('feed').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const changeFeed = (
  trx: Kysely<Database>,
  id: string,
  change: Omit<Updateable<FeedTable>, 'id' | 'account_id' | 'revision'>,
): Promise<FeedRow> =>
  trx
    .updateTable('feed')
    .set({ ...change, revision: sql`revision + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** What a run learns of its feed; whoever has the feed open need not read it again. */
export async function noteOfFeed(
  trx: Kysely<Database>,
  id: string,
  note: { format?: FeedFormat; next_run_at?: Date | null; is_held?: boolean },
): Promise<void> {
  if (Object.keys(note).length > 0)
    await trx.updateTable('feed').set(note).where('id', '=', id).execute()
}

/** Removes a feed; its properties stay, and are their owner's from then on. */
export async function removeFeed(trx: Kysely<Database>, id: string): Promise<void> {
  await trx
    .updateTable('property')
    .set({ source: 'owner' })
    .where('source', '=', FEED_SOURCE)
    .where('id', 'in', trx.selectFrom('feed_row').select('property_id').where('feed_id', '=', id))
    .execute()
  await trx.deleteFrom('feed').where('id', '=', id).execute()
}

export interface FeedFigures {
  feed_id: string
  properties: number
  pictures_waiting: number
  pictures_failed: number
}

/** What is counted of feeds. */
export async function figuresOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FeedFigures>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<FeedFigures>`
    select r.feed_id, count(*) filter (where r.gone_at is null and l.source = ${FEED_SOURCE})::int
        as properties,
      count(*) filter (where r.pictures_due_at is not null)::int as pictures_waiting,
      count(*) filter (where r.pictures_due_at is null and r.pictures_failed > 0)::int
        as pictures_failed
    from feed_row r join property l on l.id = r.property_id
    where r.feed_id = any(${[...ids]}::text[]) group by r.feed_id
  `.execute(db)
  return new Map(rows.map((row) => [row.feed_id, row]))
}

/** The last run of each feed. */
export async function lastRunsOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FeedRunRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('feed_run')
    .distinctOn('feed_id')
    .selectAll()
    .where('feed_id', 'in', [...ids])
    .orderBy('feed_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.feed_id, row]))
}

/** Feeds whose time has come, the oldest first. */
export const dueFeeds = (db: Kysely<Database>, now: Date): Promise<FeedRow[]> =>
  db
    .selectFrom('feed')
    .selectAll()
    .where('next_run_at', '<=', now)
    .where('is_held', '=', false)
    .where('url', 'is not', null)
    .orderBy('next_run_at')
    .limit(20)
    .execute()
