import {
  dayAfter,
  dubaiClock,
  dubaiDay,
  dubaiInstant,
  weekdayOf,
} from '@manzil/domain/time/dubai-days'
import { later } from '@manzil/domain/time/moments'
import type { DaySpan } from '../state.ts'
import type { ViewingTimes } from '../tools/lead-port.ts'

const slotMs = 30 * 60_000
/** An agent needs this long to get ready. */
const noticeHours = 2
const firstSlot = 10 * 60
const lastSlot = 18 * 60 + 30
const slotMinutes = 30
export const openingHours = '10:00–18:30'
const sunday = 0
/** Days ahead that viewings can be asked for. */
export const daysAhead = 30

/** Days ahead that an agent offers at most. */
const offeredDays = 60
const DAY_MINUTES = 24 * 60

/** Minutes of the day, of each part of it. */
const parts = {
  morning: [0, 12 * 60 - 1],
  afternoon: [12 * 60, 17 * 60 - 1],
  evening: [16 * 60, DAY_MINUTES],
} as const

/** A day (ISO date in Dubai) and a time of it ('17:00'). */
export interface Slot {
  date: string
  time: string
}

export type SlotState = 'free' | 'taken' | 'past' | 'closed'

export const instantOf = ({ date, time }: Slot): Date => dubaiInstant(date, time)

/** Whether a property can be seen then. */
export function stateOf(slot: Slot, times: ViewingTimes, now: Date): SlotState {
  const instant = instantOf(slot).getTime()
  if (Number.isNaN(instant)) return 'closed'
  if (instant <= now.getTime()) return 'past'
  if (times.kind === 'any') return stateOfAny(slot, times.taken, now)
  return times.free.some((free) => new Date(free).getTime() === instant) ? 'free' : 'taken'
}

/** Where no calendar is known: Monday to Saturday, on the half hour, and nobody else has asked. */
function stateOfAny(slot: Slot, taken: readonly string[], now: Date): SlotState {
  const instant = instantOf(slot).getTime()
  const [hours = 0, minutes = 0] = slot.time.split(':').map(Number)
  const minute = hours * 60 + minutes
  const isOpen =
    minute >= firstSlot &&
    minute <= lastSlot &&
    minute % slotMinutes === 0 &&
    weekdayOf(slot.date) !== sunday &&
    instant < later(now, daysAhead + 1, 'day').getTime()
  if (!isOpen) return 'closed'
  const isTaken = taken.some((time) => Math.abs(new Date(time).getTime() - instant) < slotMs)
  return isTaken || instant < later(now, noticeHours, 'hour').getTime() ? 'taken' : 'free'
}

interface Wanted {
  date?: string
  /** Where no day is wanted: the days that would suit. */
  within?: DaySpan
  part?: keyof typeof parts
  /** A time that the slots should be near. */
  near?: string
}

/** Free slots: of the wanted day where it has any, and then of the days after it. */
export function freeSlots(wanted: Wanted, times: ViewingTimes, now: Date, most: number): Slot[] {
  const today = dubaiDay(now)
  const first = wanted.date ?? wanted.within?.from
  const start = first !== undefined && first > today ? first : today
  const last = wanted.date === undefined ? wanted.within?.to : undefined
  const found: Slot[] = []
  for (let day = 0; day <= offeredDays && found.length < most; day += 1) {
    const date = dayAfter(start, day)
    if (last !== undefined && date > last) break
    const free = candidates(date, wanted.part, times).filter(
      (slot) => stateOf(slot, times, now) === 'free',
    )
    found.push(...spread(free, wanted.near, day === 0 && wanted.date !== undefined ? most : 3))
  }
  return found.slice(0, most)
}

/** Slots of a day that may be free. */
function candidates(date: string, part: Wanted['part'], times: ViewingTimes): Slot[] {
  const [from, to] = part === undefined ? [0, DAY_MINUTES] : parts[part]
  if (times.kind === 'any')
    return timesBetween(Math.max(from, firstSlot), Math.min(to, lastSlot)).map((time) => ({
      date,
      time,
    }))
  return times.free
    .map((free) => new Date(free))
    .filter((free) => dubaiDay(free) === date)
    .map((free) => ({ date, time: dubaiClock(free) }))
    .filter(({ time }) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return hours * 60 + minutes >= from && hours * 60 + minutes <= to
    })
}

function timesBetween(from: number, to: number): string[] {
  const times: string[] = []
  for (let minute = from; minute <= to; minute += slotMinutes) {
    times.push(
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
    )
  }
  return times
}

/** The ones nearest to a time, or some over the whole day. */
function spread(slots: readonly Slot[], near: string | undefined, most: number): Slot[] {
  if (near !== undefined) {
    const away = ({ date, time }: Slot): number =>
      Math.abs(instantOf({ date, time }).getTime() - instantOf({ date, time: near }).getTime())
    return [...slots]
      .sort((left, right) => away(left) - away(right))
      .slice(0, most)
      .sort((left, right) => left.time.localeCompare(right.time))
  }
  const stride = Math.max(1, Math.ceil(slots.length / most))
  return slots.filter((_, index) => index % stride === 0).slice(0, most)
}
