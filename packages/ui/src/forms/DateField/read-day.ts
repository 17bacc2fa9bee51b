import { searchKey } from '../Combobox/search-key.ts'
import { latinDigits } from '../RangeInputs/digits.ts'
import { dayFormat, dayOf, type IsoDay } from './calendar.ts'

/** Two digits mean this century, up to twenty years from now; else the last one. */
function fullYear(year: number, digits: number): number {
  if (digits > 2) return year
  const horizon = (new Date().getFullYear() + 20) % 100
  return year + (year <= horizon ? 2000 : 1900)
}

/** The month whose name, or the start of it, is in a text: in the language of the page or English. */
function namedMonth(text: string, locale: string): number | null {
  const words = searchKey(text).match(/[^\d\s.,/\-–]{2,}(?:\s[^\d\s.,/\-–]+)*/g) ?? []
  for (const language of [locale, 'en']) {
    for (const style of ['long', 'short'] as const) {
      const name = dayFormat(language, { month: style })
      for (let month = 1; month <= 12; month++) {
        const full = searchKey(name(`2024-${String(month).padStart(2, '0')}-01`)).replace(/\.$/, '')
        if (words.some((word) => word.length > 2 && (full === word || full.startsWith(word)))) {
          return month
        }
      }
    }
  }
  return null
}

/**
 * The day that somebody typed: 21/11/2026, 21.11.26, 2026-11-21, 21 Nov 2026, ٢١ نوفمبر ٢٠٢٦. The
 * day comes before the month, as the Emirates write it, unless `monthFirst`. A year that is left
 * out is this one. `null` if it is no day.
 */
export function readDay(text: string, locale: string, monthFirst = false): IsoDay | null {
  const plain = latinDigits(text)
  const figures = plain.match(/\d+/g) ?? []
  const [one = '', two = '', three = ''] = figures
  if (figures.length > 3 || figures.length === 0) return null
  const [a, b, c] = [Number(one), Number(two), Number(three)]
  const thisYear = new Date().getFullYear()
  if (/\p{L}{2}/u.test(plain) && figures.length <= 2) {
    const month = namedMonth(plain, locale)
    if (month === null) return null
    return one.length === 4
      ? dayOf(a, month, b)
      : dayOf(two === '' ? thisYear : fullYear(b, two.length), month, a)
  }
  if (figures.length === 1) {
    // Typed without anything between: 21112026.
    const [, first, second, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(one) ?? []
    return year === undefined ? null : readDay(`${first}/${second}/${year}`, locale, monthFirst)
  }
  if (one.length === 4) return dayOf(a, b, c)
  const year = three === '' ? thisYear : fullYear(c, three.length)
  return monthFirst ? dayOf(year, a, b) : dayOf(year, b, a)
}
