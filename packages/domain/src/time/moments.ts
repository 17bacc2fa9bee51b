import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'

/**
 * A moment so much later, whatever the time zone of the machine: days have 24 hours, and a month or
 * a year later is the same date, or the last of a month that is too short for it.
 */
export const later = (from: Date, count: number, unit: Unit): Date =>
  dayjs.utc(from).add(count, unit).toDate()

/** A moment so much earlier. */
export const earlier = (from: Date, count: number, unit: Unit): Date => later(from, -count, unit)
