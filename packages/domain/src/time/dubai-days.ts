import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { DUBAI_OFFSET, DUBAI_OFFSET_HOURS } from './dubai-offset.ts'

dayjs.extend(utc)

const written = 'YYYY-MM-DD'
const inDubai = (instant: Date) => dayjs.utc(instant).utcOffset(DUBAI_OFFSET_HOURS * 60)

/** The day in Dubai, as 2026-11-16, or one so many days after it. */
export const dubaiDay = (instant: Date, daysAfter = 0): string =>
  inDubai(instant).add(daysAfter, 'day').format(written)

/** The day of the week in Dubai; 0 is Sunday. */
export const dubaiWeekday = (instant: Date): number => inDubai(instant).day()

/** The moment of a day and a time in Dubai; an invalid date for what is no time. */
export const dubaiInstant = (day: string, time = '00:00'): Date =>
  new Date(`${day}T${time}:00${DUBAI_OFFSET}`)

/** A day so many days after another. */
export const dayAfter = (day: string, count: number): string =>
  dayjs.utc(day).add(count, 'day').format(written)

/** The day of the week of a day; 0 is Sunday. */
export const weekdayOf = (day: string): number => dayjs.utc(day).day()

/** A day by its numbers, as people count them; undefined where no calendar has it. */
export function calendarDay(year: number, month: number, day: number): string | undefined {
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'))
  const text = `${String(year).padStart(4, '0')}-${mm}-${dd}`
  const found = dayjs.utc(text)
  return found.isValid() && found.format(written) === text ? text : undefined
}
