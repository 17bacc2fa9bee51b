import type { SavedSearchFrequency } from '@manzil/api-client/generated/types.gen'
import { dayAfter, dubaiDay, dubaiInstant, weekdayOf } from '@manzil/domain/time/dubai-days'
import { later } from '@manzil/domain/time/moments'

/** When digests leave, in Dubai; weekly ones on Mondays. */
const TIME = '09:00'
const MONDAY = 1
const WEEK = 7

/** Least minutes between two mails of a search that is told at once: an import comes in many parts. */
const PAUSE_MINUTES = 10

/** When something that is found now is to be told. */
export function digestTime(
  frequency: SavedSearchFrequency,
  now: Date,
  lastAlert: Date | null,
): Date {
  if (frequency === 'instant') {
    const earliest = lastAlert && later(lastAlert, PAUSE_MINUTES, 'minute')
    return earliest && earliest > now ? earliest : now
  }
  const today = dubaiDay(now)
  const first = dubaiInstant(today, TIME) > now ? today : dayAfter(today, 1)
  if (frequency === 'daily') return dubaiInstant(first, TIME)
  const wait = (MONDAY - weekdayOf(first) + WEEK) % WEEK
  return dubaiInstant(dayAfter(first, wait), TIME)
}
