/** Days with their times, and countries, for pages that few visitors open. Latin figures everywhere. */
const localeOf = (language: string): string =>
  `${language === 'ar' ? 'ar-AE' : language === 'en' ? 'en-AE' : language}-u-nu-latn`

/** Day and time in the UAE of an ISO time. */
export const formatMoment = (language: string, iso: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Dubai',
  }).format(new Date(iso))
