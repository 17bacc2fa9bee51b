/** A day as YYYY-MM-DD. Days have no time zone here, so they are reckoned in UTC. */
export type IsoDay = string

const dayMs = 86_400_000

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

export function addDays(day: IsoDay, days: number): IsoDay {
  return fromTime(toTime(day) + days * dayMs)
}

/** The same date months later, or the last day of a month that is too short for it. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const from = new Date(toTime(day))
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1)
  const next = new Date(first)
  const last = Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)
  return fromTime(Math.min(first + (from.getUTCDate() - 1) * dayMs, last))
}

/** 0 is Sunday. */
export function weekday(day: IsoDay): number {
  return new Date(toTime(day)).getUTCDay()
}

/** The first day of the week that `day` is in. */
export function weekStart(day: IsoDay, firstDay: number): IsoDay {
  return addDays(day, -((weekday(day) - firstDay + 7) % 7))
}

/** The weeks of a month; `null` stands for days of its neighbours. */
export function weeksOf(day: IsoDay, firstDay: number): (IsoDay | null)[][] {
  const month = day.slice(0, 7)
  const start = weekStart(`${month}-01`, firstDay)
  const weeks = Array.from({ length: 6 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, place) => {
      const each = addDays(start, week * 7 + place)
      return each.startsWith(month) ? each : null
    }),
  )
  return weeks.filter((week) => week.some((each) => each !== null))
}

/** Today where the visitor is. */
export function today(): IsoDay {
  const now = new Date()
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? ''
}

/** `day`, or the bound that it lies beyond. */
export function clampDay(day: IsoDay, min: IsoDay | undefined, max: IsoDay | undefined): IsoDay {
  if (min !== undefined && day < min) return min
  if (max !== undefined && day > max) return max
  return day
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
