import { calendarDay, dubaiInstant } from '@manzil/domain/time/dubai-days'

const MONTHS = [
  ['january', 'يناير'],
  ['february', 'فبراير'],
  ['march', 'مارس'],
  ['april', 'أبريل'],
  ['may', 'مايو'],
  ['june', 'يونيو'],
  ['july', 'يوليو'],
  ['august', 'أغسطس'],
  ['september', 'سبتمبر'],
  ['october', 'أكتوبر'],
  ['november', 'نوفمبر'],
  ['december', 'ديسمبر'],
] as const

function monthOf(name: string): number | undefined {
  const wanted = name.toLowerCase()
  const index = MONTHS.findIndex(
    ([english, arabic]) => arabic === wanted || (wanted.length >= 3 && english.startsWith(wanted)),
  )
  return index < 0 ? undefined : index + 1
}

/** Start of a day in Dubai; undefined where the calendar has no such day. */
function startOfDay(year: number, month: number, day: number): Date | undefined {
  const date = calendarDay(year, month, day)
  return date !== undefined && year >= 1990 ? dubaiInstant(date) : undefined
}

/** "16 June 2025", "8/14/2024" (month first) or "2025-06-16" as the start of that day in Dubai. */
export function parseDay(text: string): Date | undefined {
  const trimmed = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s].*)?$/u.exec(trimmed)
  if (iso) return startOfDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(trimmed)
  if (slashed) return startOfDay(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]))
  const [, day, name, year] = /^(\d{1,2})\s+(\p{L}+)\.?,?\s+(\d{4})$/u.exec(trimmed) ?? []
  const month = name === undefined ? undefined : monthOf(name)
  return month === undefined ? undefined : startOfDay(Number(year), month, Number(day))
}
