import { dayAfter, dubaiDay, dubaiInstant } from '../time/dubai-days.ts'

/** When both sides are reminded: in the morning of the day before; null where that is over. */
export function reminderTime(startsAt: Date, now: Date): Date | null {
  const due = dubaiInstant(dayAfter(dubaiDay(startsAt), -1), '10:00')
  return due > now ? due : null
}
