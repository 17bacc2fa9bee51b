import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { ReplyTexts } from './texts/reply-texts.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** A whole number with group separators and Latin figures. */
export function formatWhole(value: number, { locale }: Pick<ReplyTexts, 'locale'>): string {
  return formatter(locale, 0).format(value)
}

/** A number to the hundredth, as a price of a square foot may need. */
export const formatExact = (value: number, { locale }: Pick<ReplyTexts, 'locale'>): string =>
  formatter(locale, 2).format(value)

/** A share of one as a percentage with one decimal. */
export function formatShare(value: number, { locale }: Pick<ReplyTexts, 'locale'>): string {
  return percentFormatter(locale, 1).format(value)
}

/** A rate in percent, to the hundredth. */
export function formatPercent(percent: number, { locale }: Pick<ReplyTexts, 'locale'>): string {
  return percentFormatter(locale, 2).format(percent / 100)
}

/** AED, with 'a year' for rents. */
export function formatPrice(aed: number, perYear: boolean, texts: ReplyTexts): string {
  return texts.money(formatWhole(aed, texts), perYear)
}

/** Two limits of one price: what holds of both is said once, where a reader looks for it. */
export function formatPrices(
  low: number,
  high: number,
  perYear: boolean,
  texts: ReplyTexts,
): [string, string] {
  const [bare, told] = [false, true].map((year) => texts.money('', year && perYear))
  // 'AED 50,000 to AED 60,000 a year', '每年 50,000 迪拉姆至60,000 迪拉姆'.
  const isBehind = told?.startsWith(bare ?? '') === true
  return [
    formatPrice(low, perYear && !isBehind, texts),
    formatPrice(high, perYear && isBehind, texts),
  ]
}

const dateLocale = (language: LanguageCode): string =>
  language === 'en' ? 'en-GB' : language === 'ar' ? 'ar-AE-u-nu-latn' : language

const dayAt = (day: string): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`)

/** A day, as `2026-12-01`, in words. */
export function formatDay(day: string, language: LanguageCode): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return format.format(dayAt(day))
}

/** The months from the first to the last of days as `2026-12-01`, of which there are some. */
export function formatMonths(
  first: readonly string[],
  last: readonly string[],
  language: LanguageCode,
): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const [from = ''] = first.toSorted()
  const to = last.toSorted().at(-1) ?? from
  // Around its dash Intl writes thin spaces, which few letters have beside them.
  return format.formatRange(dayAt(from), dayAt(to)).replaceAll('\u2009', ' ')
}

const formatter = (locale: string, decimals: number): Intl.NumberFormat =>
  known(locale, decimals, 'decimal')
const percentFormatter = (locale: string, decimals: number): Intl.NumberFormat =>
  known(locale, decimals, 'percent')

function known(locale: string, decimals: number, style: 'decimal' | 'percent'): Intl.NumberFormat {
  const key = `${locale}/${decimals}/${style}`
  const made = formatters.get(key)
  if (made !== undefined) return made
  const fresh = new Intl.NumberFormat(locale, {
    style,
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  })
  formatters.set(key, fresh)
  return fresh
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, in the largest unit that fills: '3 days ago'. */
export function formatAgo(at: Date, now: Date, language: LanguageCode): string {
  const past = Math.max(now.getTime() - at.getTime(), 0)
  const [unit, length] = units.find(([, each]) => past >= each) ?? ['minute', 60_000]
  const format = new Intl.RelativeTimeFormat(dateLocale(language), { numeric: 'always' })
  return format.format(-Math.floor(past / length), unit)
}
