import { dayOf } from './chat-time.ts'

/** Not dayjs: opening the chat would load 4 KiB for one subtraction. */
const DAY_MS = 86_400_000

export interface DayGroup<T> {
  /** Calendar day in the UAE, as `2026-11-16`. */
  day: string
  /** Which heading it takes; 'other' is written out from `time`. */
  heading: 'today' | 'yesterday' | 'other'
  /** ms of the first item. */
  time: number
  items: readonly T[]
}

/**
 * Groups items, in their order, by calendar day in the UAE. `now` in ms; an item from the future
 * (the browser's clock is behind) counts as today.
 */
export function groupByDay<T>(
  items: readonly T[],
  timeOf: (item: T) => number,
  now: number,
): DayGroup<T>[] {
  const groups: (DayGroup<T> & { items: T[] })[] = []
  for (const item of items) {
    const time = Math.min(timeOf(item), now)
    const day = dayOf(time)
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, heading: headingOf(day, now), time, items: [item] })
  }
  return groups
}

function headingOf(day: string, now: number): DayGroup<unknown>['heading'] {
  if (day === dayOf(now)) return 'today'
  // The UAE has no daylight saving: a day is always 24 hours.
  return day === dayOf(now - DAY_MS) ? 'yesterday' : 'other'
}
