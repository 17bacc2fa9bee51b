import { withoutYearMark } from './format.ts'

/** Days with their times, and countries, for pages that few visitors open. Latin figures everywhere. */
const localeOf = (language: string): string =>
  `${language === 'ar' ? 'ar-AE' : language === 'en' ? 'en-AE' : language}-u-nu-latn`

/** Day and time in the UAE of an ISO time; a medium one has its seconds. */
export const formatMoment = (
  language: string,
  iso: string,
  timeStyle: 'short' | 'medium' = 'short',
): string =>
  withoutYearMark(
    new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'medium',
      timeStyle,
      timeZone: 'Asia/Dubai',
    }).format(new Date(iso)),
  )

/** Time of day in the UAE, as 12:04. */
export const formatClock = (language: string, at: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Dubai',
  }).format(at)

/** Weekday, day and time in the UAE of an ISO time, for appointments. */
export const formatAppointment = (language: string, iso: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Dubai',
  }).format(new Date(iso))

/** Weekday and day in the UAE of an ISO time: people agree on a Sunday, not on a 6th. */
export const formatWeekdayAndDay = (language: string, iso: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Dubai',
  }).format(new Date(iso))

/** Name of a weekday; 0 is Sunday. */
export const formatWeekday = (language: string, weekday: number): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    // A Sunday and the days after it.
    new Date(Date.UTC(2026, 10, 22 + weekday)),
  )
