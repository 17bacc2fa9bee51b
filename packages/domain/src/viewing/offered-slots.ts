import type { ViewingHours, ViewingRange } from '@manzil/api-client/generated/types.gen'
import { dayAfter, dubaiDay, dubaiInstant, weekdayOf } from '../time/dubai-days.ts'
import { later } from '../time/moments.ts'

/** A time that an agent has given away. */
export interface BusyTime {
  from: Date
  to: Date
  /** Where it is; no way lies between two at the same place. */
  place: string
}

/** A time that somebody wants, and where. */
export interface WantedTime extends BusyTime {
  /** Kept free between different places. */
  travelMinutes: number
}

/** Slots that are answered at most. */
const MOST = 2000

/** Whether a time meets none of those that are given away, with the way between them. */
export function isFree(
  { from, to, place, travelMinutes }: WantedTime,
  busy: readonly BusyTime[],
): boolean {
  return busy.every((other) => {
    const gap = other.place === place ? 0 : travelMinutes
    return from >= later(other.to, gap, 'minute') || later(to, gap, 'minute') <= other.from
  })
}

/** Hours of viewings on a day: those of its exception, or of its day of the week. */
export function hoursOn(
  { week, exceptions }: Pick<ViewingHours, 'week' | 'exceptions'>,
  day: string,
): readonly ViewingRange[] {
  const exception = exceptions.find((each) => each.day === day)
  return exception?.hours ?? week.filter(({ weekday }) => weekday === weekdayOf(day))
}

/** Whether an agent offers times at all, rather than being asked for one. */
export const offersTimes = ({ week, exceptions }: Pick<ViewingHours, 'week' | 'exceptions'>) =>
  week.length > 0 || exceptions.some(({ hours }) => hours.length > 0)

interface Asked {
  now: Date
  /** Of the property. */
  place: string
}

/** Beginnings of viewings at a place that can be booked now, the earliest first. */
export function offeredSlots(hours: ViewingHours, busy: readonly BusyTime[], asked: Asked): Date[] {
  const today = dubaiDay(asked.now)
  const days = Array.from({ length: hours.horizon_days + 1 }, (_, ahead) => dayAfter(today, ahead))
  return days.flatMap((day) => slotsOn(day, hours, busy, asked)).slice(0, MOST)
}

/** Whether a beginning is one of them. */
export function isOffered(
  start: Date,
  hours: ViewingHours,
  busy: readonly BusyTime[],
  asked: Asked,
): boolean {
  const day = dubaiDay(start)
  if (day > dubaiDay(asked.now, hours.horizon_days)) return false
  return slotsOn(day, hours, busy, asked).some((slot) => slot.getTime() === start.getTime())
}

function slotsOn(
  day: string,
  hours: ViewingHours,
  busy: readonly BusyTime[],
  { now, place }: Asked,
): Date[] {
  const { length_minutes, travel_minutes: travelMinutes, notice_hours } = hours
  const earliest = later(now, notice_hours, 'hour')
  const found: Date[] = []
  for (const range of [...hoursOn(hours, day)].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const closing = dubaiInstant(day, range.to)
    let from = dubaiInstant(day, range.from)
    for (let to = later(from, length_minutes, 'minute'); to <= closing; ) {
      const isOpen = from > now && from >= earliest
      if (isOpen && isFree({ from, to, place, travelMinutes }, busy)) found.push(from)
      from = to
      to = later(from, length_minutes, 'minute')
    }
  }
  return found
}
