import type { FeedCounts, FeedSchedule } from '@manzil/api-client/generated/types.gen'
import { later } from '../time/moments.ts'

/** Feeds of one account. */
export const MOST_FEEDS = 10

/** Runs of a feed that are kept. */
export const KEPT_RUNS = 30

/** Rows of one edition. */
export const MOST_ROWS = 100_000

export const noCounts: FeedCounts = {
  read: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  gone: 0,
  kept: 0,
  refused: 0,
}

const hours: Readonly<Record<FeedSchedule, number | null>> = {
  never: null,
  six_hours: 6,
  daily: 24,
  weekly: 24 * 7,
}

/** When an address is read next; null where it is read by hand alone. */
export const nextRun = (schedule: FeedSchedule, now: Date): Date | null => {
  const pause = hours[schedule]
  return pause === null ? null : later(now, pause, 'hour')
}

/** Fewer properties than this may all be missing at once. */
const FEW = 10

/** Whether so many are missing that a schedule leaves them alone: an edition may have come out wrong. */
export const isSuspicious = (gone: number, known: number): boolean =>
  gone >= FEW && gone * 2 > known
