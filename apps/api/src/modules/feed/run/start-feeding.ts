import { nextRun } from '@manzil/domain/feeds/feed-terms'
import { v7 } from 'uuid'
import { dueFeeds, noteOfFeed } from '../repository/feeds.ts'
import { insertRun, takeRun } from '../repository/runs.ts'
import { RunLost } from './batches.ts'
import { fetchNextPictures, type PictureParts } from './fetch-pictures.ts'
import { performRun } from './perform-run.ts'

/** How often it looks, in ms. */
const LOOK_MS = 15_000

export interface Feeding {
  /** Looks now: something has been asked for. */
  nudge(): void
  close(): Promise<void>
}

/**
 * Reads feeds and fetches their pictures until it is closed: one run at a time, pictures while no run
 * waits. What is to be done stands in the tables, so any number of servers may do it, and one that is lost
 * leaves nothing undone.
 */
export function startFeeding(parts: PictureParts): Feeding {
  let running: Promise<void> | undefined
  let ended = false
  let wanted = false
  const isStopped = () => ended

  const look = async (): Promise<void> => {
    try {
      do {
        wanted = false
        await beginDue(parts)
        await work()
      } while (wanted && !ended)
    } catch (error) {
      parts.logger.warn({ err: error }, 'feeds wait for the next look')
    } finally {
      running = undefined
    }
  }
  const work = async (): Promise<void> => {
    while (!ended) {
      const run = await takeRun(parts.db, parts.now())
      if (!run) {
        if (await fetchNextPictures(parts)) continue
        return
      }
      await performRun(parts, run, isStopped).catch((error: unknown) => {
        const isTaken = error instanceof RunLost
        parts.logger.warn(
          { err: error, run: run.id },
          isTaken ? 'a run is carried out elsewhere' : 'a run is begun again',
        )
      })
    }
  }
  const start = () => {
    wanted = true
    if (!ended) running ??= look()
  }
  const timer = setInterval(start, LOOK_MS)
  timer.unref()
  start()

  return {
    nudge: start,
    async close() {
      ended = true
      clearInterval(timer)
      await running
    },
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
