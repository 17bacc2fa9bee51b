import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { ReplyTexts } from './texts/reply-texts.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** A whole number with group separators and Latin figures. */
export function formatWhole(value: number, { locale }: Pick<ReplyTexts, 'locale'>): string {
  return formatter(locale, 0).format(value)
}

/** A share of one as a percentage with one decimal. */
export function formatShare(value: number, { locale }: Pick<ReplyTexts, 'locale'>): string {
  return `${formatter(locale, 1).format(value * 100)} %`
}

/** A rate in percent, to the hundredth. */
export function formatPercent(percent: number, { locale }: Pick<ReplyTexts, 'locale'>): string {
  return `${formatter(locale, 2).format(percent)} %`
}

/** AED, with 'a year' for rents. */
export function formatPrice(aed: number, perYear: boolean, texts: ReplyTexts): string {
  return texts.money(formatWhole(aed, texts), perYear)
}

/** A day, as `2026-12-01`, in words. */
export function formatDay(day: string, language: LanguageCode): string {
  const locale = language === 'en' ? 'en-GB' : language === 'ar' ? 'ar-AE-u-nu-latn' : language
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  )
}

function formatter(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale}/${decimals}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const fresh = new Intl.NumberFormat(locale, {
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  })
  formatters.set(key, fresh)
  return fresh
}
