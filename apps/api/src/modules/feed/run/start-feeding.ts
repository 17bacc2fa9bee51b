import { nextRun } from '@manzil/domain/feeds/feed-terms'
import { v7 } from 'uuid'
import { type Job, startJob } from '../../../start-job.ts'
import { dueFeeds, noteOfFeed } from '../repository/feeds.ts'
import { insertRun, takeRun } from '../repository/runs.ts'
import { RunLost } from './batches.ts'
import { fetchNextPictures, type PictureParts } from './fetch-pictures.ts'
import { performRun } from './perform-run.ts'

/**
 * Reads feeds and fetches their pictures: one run at a time, pictures while no run waits. What is to be
 * done stands in the tables, so any number of servers may do it, and one that is lost leaves nothing undone.
 */
export const startFeeding = (parts: PictureParts): Job =>
  startJob({
    intervalMs: 15_000,
    logger: parts.logger,
    failure: 'feeds wait for the next look',
    async run(closing) {
      await beginDue(parts)
      await performRuns(parts, closing)
    },
  })

async function performRuns(parts: PictureParts, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    const run = await takeRun(parts.db, parts.now())
    if (!run) {
      if (await fetchNextPictures(parts)) continue
      return
    }
    await performRun(parts, run, () => closing.aborted).catch((error: unknown) => {
      const isTaken = error instanceof RunLost
      parts.logger.warn(
        { err: error, run: run.id },
        isTaken ? 'a run is carried out elsewhere' : 'a run is begun again',
      )
    })
  }
}

/** Begins runs of feeds whose time has come. */
export async function beginDue({ db, now }: PictureParts): Promise<void> {
  const at = now()
  for (const feed of await dueFeeds(db, at))
    await db.transaction().execute(async (trx) => {
      await noteOfFeed(trx, feed.id, { next_run_at: nextRun(feed.schedule, at) })
      await insertRun(trx, {
        id: v7(),
        feed_id: feed.id,
        kind: 'apply',
        by: 'schedule',
        state: 'waiting',
        created_at: at,
      })
    })
}
