/** A day as YYYY-MM-DD. Days have no time zone here, so they are reckoned in UTC. */
export type IsoDay = string

function toTime(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function fromTime(time: number): IsoDay {
  return new Date(time).toISOString().slice(0, 10)
}

/** The day of numbers as people count them; `null` if there is no such day, like 31 February. */
export function dayOf(year: number, month: number, date: number): IsoDay | null {
  const day = [String(year).padStart(4, '0'), month, date]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  const time = toTime(day)
  return Number.isNaN(time) || fromTime(time) !== day ? null : day
}

export function isDay(text: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []
  return year !== undefined && dayOf(Number(year), Number(month), Number(date)) !== null
}

/** The language as the Emirates write its dates, if it names no region: 21 Nov 2026, not Nov 21. */
export function regional(locale: string): string {
  const { region } = new Intl.Locale(locale)
  return new Intl.Locale(locale, { region: region ?? 'AE' }).toString()
}

/** The day on which weeks start: 0 is Sunday. Monday where the browser cannot tell. */
export function firstDayOf(locale: string): number {
  const asked = new Intl.Locale(regional(locale))
  const info: unknown = Reflect.get(asked, 'weekInfo')
  const read: unknown = Reflect.get(asked, 'getWeekInfo')
  const week: unknown = typeof read === 'function' ? read.call(asked) : info
  const first: unknown =
    typeof week === 'object' && week !== null ? Reflect.get(week, 'firstDay') : undefined
  return typeof first === 'number' ? first % 7 : 1
}

/** Formats days, which are reckoned in UTC. */
export function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(regional(locale), {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
  return (day: IsoDay) => format.format(toTime(day))
}
