import { formatDate } from '@manzil/i18n/format'

/** A day, by the moment that it begins at in UTC: in full, and short enough for an axis. */
export function dayFormats(language: string) {
  const locale = `${language === 'ar' ? 'ar-AE' : language === 'en' ? 'en-AE' : language}-u-nu-latn`
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    full: (at: number) => formatDate(language, new Date(at).toISOString()),
    short: (at: number) => short.format(at),
  }
}
