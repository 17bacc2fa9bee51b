import type { FeedCounts, FeedOutcome } from '@manzil/api-client/generated/types.gen'
import type { Said } from '@manzil/api-client/request/say'
import { KEPT_RUNS } from '@manzil/domain/feeds/feed-terms'
import { undoSince } from '@manzil/domain/own-property/terms'
import { later } from '@manzil/domain/time/moments'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { FeedChangeTable, FeedRunTable } from '../../../db/feed-tables.ts'
import type { Database } from '../../../db/schema.ts'
import type { FeedRunRow } from './feeds.ts'

/** A new run; undefined where one of the feed is under way. */
export const insertRun = (
  trx: Kysely<Database>,
  row: Insertable<FeedRunTable>,
): Promise<FeedRunRow | undefined> =>
  trx
    .insertInto('feed_run')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('feed_id').where(sql<boolean>`state in ('waiting', 'running')`).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()

export async function isUnderWay(db: Kysely<Database>, feedId: string): Promise<boolean> {
  const found = await db
    .selectFrom('feed_run')
    .select('id')
    .where('feed_id', '=', feedId)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return found !== undefined
}

/** A run of a feed of the account, with the feed's. */
export const findRun = (
  db: Kysely<Database>,
  { id, accountId }: { id: string; accountId: string },
): Promise<FeedRunRow | undefined> =>
  db
    .selectFrom('feed_run as r')
    .innerJoin('feed as f', 'f.id', 'r.feed_id')
    .selectAll('r')
    .where('r.id', '=', id)
    .where('f.account_id', '=', accountId)
    .executeTakeFirst()

export async function readRuns(
  db: Kysely<Database>,
  feedId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: FeedRunRow[]; total: number }> {
  const of = db.selectFrom('feed_run').where('feed_id', '=', feedId)
  const rows = await of
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await of
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

const wrote = sql<boolean>`
  coalesce((counts->>'new')::int, 0) + coalesce((counts->>'changed')::int, 0)
    + coalesce((counts->>'gone')::int, 0) > 0
`

/** The last run that was applied to its end and not put back. */
export const lastApplied = (
  db: Kysely<Database>,
  feedId: string,
): Promise<FeedRunRow | undefined> => appliedRuns(db, feedId).executeTakeFirst()

/** The last of those that changed something: the one that can be put back. */
export const lastWritten = (
  db: Kysely<Database>,
  feedId: string,
): Promise<FeedRunRow | undefined> => appliedRuns(db, feedId).where(wrote).executeTakeFirst()

const appliedRuns = (db: Kysely<Database>, feedId: string) =>
  db
    .selectFrom('feed_run')
    .selectAll()
    .where('feed_id', '=', feedId)
    .where('kind', '=', 'apply')
    .where('state', 'in', ['done', 'failed'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

export async function readDifferences(
  db: Kysely<Database>,
  runId: string,
  { outcome, offset, limit }: { outcome: FeedOutcome | undefined; offset: number; limit: number },
) {
  const of = db
    .selectFrom('feed_change')
    .where('run_id', '=', runId)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'new'))
  const rows = await of
    .select(['row', 'line', 'reference', 'title', 'outcome', 'property_id', 'changes', 'reasons'])
    .orderBy('row')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await of
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** For how long a run is held by whoever carries it out, in seconds, unless it is held again. */
const HELD_S = 60

/** Takes the oldest run that waits, or that whoever carried it out has left. */
export async function takeRun(
  db: Kysely<Database>,
  now: Date,
  heldS = HELD_S,
): Promise<FeedRunRow | undefined> {
  const { rows } = await sql<FeedRunRow>`
    update feed_run set state = 'running', attempts = attempts + 1,
      held_until = ${later(now, heldS, 'second')}
    where id = (
      select id from feed_run
      where state = 'waiting' or (state = 'running' and held_until < ${now})
      order by created_at limit 1 for update skip locked
    ) returning *
  `.execute(db)
  return rows[0]
}

/** Notes how far a run has come, in the transaction of its rows, and goes on holding it. False where it is another's. */
export async function saveProgress(
  trx: Kysely<Database>,
  run: Pick<FeedRunRow, 'id' | 'attempts'>,
  { position, counts, now }: { position: number; counts: FeedCounts; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('feed_run')
    .set({ position, counts: JSON.stringify(counts), held_until: later(now, HELD_S, 'second') })
    .where('id', '=', run.id)
    .where('state', '=', 'running')
    .where('attempts', '=', run.attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function endRun(
  trx: Kysely<Database>,
  id: string,
  { problem, counts, now }: { problem: Said | null; counts: FeedCounts; now: Date },
): Promise<void> {
  await trx
    .updateTable('feed_run')
    .set({
      state: problem ? 'failed' : 'done',
      problem: problem && JSON.stringify(problem),
      counts: JSON.stringify(counts),
      finished_at: now,
      held_until: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Lets others carry it out at once: this server ends. */
export async function leaveRun(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('feed_run')
    .set({ held_until: null, state: 'waiting' })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

export async function markUndone(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.updateTable('feed_run').set({ state: 'undone' }).where('id', '=', id).execute()
}

export async function insertChanges(
  trx: Kysely<Database>,
  rows: readonly Insertable<FeedChangeTable>[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('feed_change')
    .values([...rows])
    .execute()
}

/** Forgets all but the last runs of a feed, and what can still be put back. */
export async function forgetOldRuns(
  db: Kysely<Database>,
  feedId: string,
  now: Date,
): Promise<void> {
  await sql`
    delete from feed_run where id in (
      select id from feed_run where feed_id = ${feedId}
      order by created_at desc, id desc offset ${KEPT_RUNS}
    ) and not (
      kind = 'apply' and state in ('done', 'failed') and finished_at > ${undoSince(now)} and ${wrote}
    )
  `.execute(db)
}

/** What a run that is put back has written, in order. */
export const writtenBy = (
  db: Kysely<Database>,
  runId: string,
  { after, limit }: { after: number; limit: number },
) =>
  db
    .selectFrom('feed_change')
    .selectAll()
    .where('run_id', '=', runId)
    .where('row', '>', after)
    .where('outcome', 'in', ['new', 'changed', 'gone'])
    .orderBy('row')
    .limit(limit)
    .execute()
