import { setImmediate as breathe } from 'node:timers/promises'
import { type Said, say } from '@manzil/api-client/request/say'
import { MOST_ROWS, nextRun, noCounts } from '@manzil/domain/feeds/feed-terms'
import type { Logger } from 'pino'
import type { GuardedFetch } from '../../../guarded-fetch/guarded-fetch.ts'
import { SeenRows } from '../../../import/seen-rows.ts'
import type { FeedParts } from '../parts.ts'
import { type ReadRow, readRow } from '../read-row.ts'
import { type FeedRunRow, getFeed, noteOfFeed } from '../repository/feeds.ts'
import { endRun, forgetOldRuns, leaveRun } from '../repository/runs.ts'
import { FeedFault } from '../source/feed-fault.ts'
import { openFeed } from '../source/open-feed.ts'
import { takeBatch } from './batches.ts'
import { editionOf } from './fetch-edition.ts'
import { aboutOwner, type RunContext } from './run-context.ts'
import { takeGone } from './take-gone.ts'
import { tellOwner } from './tell-owner.ts'
import { undoRun } from './undo-run.ts'

export interface RunParts extends FeedParts {
  fetch: GuardedFetch
  logger: Pick<Logger, 'info' | 'warn'>
  mail: { publicUrl: string; domain: string; nudge(): void }
}

/** Rows of one transaction: few enough that others are not kept waiting. */
const AT_ONCE = 100

/** After so many servers have lost it, a run is given up. */
const MOST_ATTEMPTS = 5

/** Carries a run out to its end, or until this server stops: then another one goes on with it. */
export async function performRun(
  parts: RunParts,
  run: FeedRunRow,
  isStopped: () => boolean,
): Promise<void> {
  const feed = await getFeed(parts.db, run.feed_id)
  const context: RunContext = {
    parts,
    run,
    feed,
    ...(await aboutOwner(parts.db, feed.account_id)),
    references: await parts.references(),
    counts: { ...noCounts, ...run.counts },
    position: run.position,
  }
  const isLost = run.attempts > MOST_ATTEMPTS
  const problem = isLost ? say('feed.failed') : await carryOut(context, parts, isStopped)
  if (isStopped() && !problem) return leaveRun(parts.db, run.id)
  await end(context, parts, problem)
}

/** Why it could not be carried out to the end; null where it was, or where this server stops. */
async function carryOut(
  context: RunContext,
  parts: RunParts,
  isStopped: () => boolean,
): Promise<Said | null> {
  if (context.run.kind === 'undo') {
    await undoRun(context, isStopped)
    return null
  }
  try {
    const path = await editionOf(context.feed, context.run.id, parts)
    await readAll(context, path, isStopped)
    if (isStopped()) return null
    if (context.counts.read === 0) return say('feed.empty')
    return await takeGone(context, isStopped)
  } catch (error) {
    if (error instanceof FeedFault) return error.said
    throw error
  }
}

/** Reads an edition in batches; what an earlier attempt has done is read and left. */
async function readAll(context: RunContext, path: string, isStopped: () => boolean): Promise<void> {
  const { parts, feed, agents } = context
  const { format, records } = await openFeed(path)
  if (format !== feed.format) await noteOfFeed(parts.db, feed.id, { format })
  const reading = { ...parts, format, agents, seen: new SeenRows() }
  const done = context.position
  let number = 0
  let waiting: ReadRow[] = []
  const flush = async () => {
    if (waiting.length === 0) return
    const rows = waiting
    waiting = []
    await takeBatch(context, rows)
    await breathe()
  }
  try {
    for await (const record of records()) {
      const row = readRow(record, reading)
      if (!row) continue
      number += 1
      if (number > MOST_ROWS) throw new FeedFault(say('feed.tooMany', { rows: MOST_ROWS }))
      if (number > done) waiting.push(row)
      if (waiting.length >= AT_ONCE) await flush()
      if (isStopped()) return
    }
  } catch (error) {
    if (error instanceof FeedFault) await flush()
    throw error
  }
  await flush()
}

async function end(
  { run, feed, counts }: RunContext,
  parts: RunParts,
  problem: Said | null,
): Promise<void> {
  const { db, files, logger, mail } = parts
  const now = parts.now()
  const isRight = run.kind === 'apply' && !problem
  await db.transaction().execute(async (trx) => {
    await endRun(trx, run.id, { problem, counts, now })
    // A feed that was applied once is read by its schedule from then on.
    if (isRight && feed.url !== null)
      await noteOfFeed(trx, feed.id, {
        is_held: false,
        ...(run.by === 'person' && { next_run_at: nextRun(feed.schedule, now) }),
      })
    if (problem && run.by === 'schedule') await tellOwner(trx, feed, problem, { ...mail, now })
  })
  await forgetOldRuns(db, feed.id, now)
  await files.remove(run.id)
  const about = { feed: feed.id, run: run.id, kind: run.kind, by: run.by, counts }
  if (!problem) return logger.info(about, 'a feed was read')
  logger.warn({ ...about, problem: problem.key }, 'a feed could not be read to its end')
  if (run.by === 'schedule') mail.nudge()
}
