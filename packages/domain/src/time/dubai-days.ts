import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** The time zone of the UAE, for `Intl`. */
export const DUBAI = 'Asia/Dubai'

/** What its clocks are ahead of UTC, the whole year: so since 1920 in the tz database. */
const HOURS_AHEAD = 4

const written = 'YYYY-MM-DD'

/** What clock and calendar in Dubai show at an instant, to be counted on in UTC. */
export const dubaiWall = (instant: Date) => dayjs.utc(instant).add(HOURS_AHEAD, 'hour')

/** The instant at which clock and calendar in Dubai show this. */
export const instantOfWall = (wall: dayjs.Dayjs): Date =>
  wall.subtract(HOURS_AHEAD, 'hour').toDate()

/** The day in Dubai, as 2026-11-16, or one so many days after it. */
export const dubaiDay = (instant: Date, daysAfter = 0): string =>
  dayAfter(dubaiWall(instant).format(written), daysAfter)

/** The day of the week in Dubai; 0 is Sunday. */
export const dubaiWeekday = (instant: Date): number => dubaiWall(instant).day()

/** The time of the day in Dubai, as 17:30. */
export const dubaiClock = (instant: Date): string => dubaiWall(instant).format('HH:mm')

/** The moment in Dubai without its zone, as portals and spreadsheets write it: 2026-11-24 12:30:00. */
export const dubaiMoment = (instant: Date): string =>
  dubaiWall(instant).format(`${written} HH:mm:ss`)

/** The moment of a day and a time in Dubai; an invalid date for what is no time, as on 31 November. */
export function dubaiInstant(day: string, time = '00:00'): Date {
  const wall = `${day}T${time}`
  const found = dayjs.utc(wall)
  const isReal = found.isValid() && found.format(`${written}THH:mm`) === wall
  return isReal ? instantOfWall(found) : new Date(Number.NaN)
}

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
