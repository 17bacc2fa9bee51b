/**
 * Numbers, money, areas and dates in the visitor's language. Making an `Intl` formatter costs about
 * a millisecond on a phone, so there is one per kind and language for the life of the page.
 * Figures are Latin in every language, as UAE portals and title deeds print them.
 */

const localeOf = (language: string): string =>
  `${language === 'ar' ? 'ar-AE' : language === 'en' ? 'en-AE' : language}-u-nu-latn`

function cached<T>(make: (locale: string) => T): (language: string) => T {
  const made = new Map<string, T>()
  return (language) => {
    const known = made.get(language)
    if (known) return known
    const fresh = make(localeOf(language))
    made.set(language, fresh)
    return fresh
  }
}

/** Times are those of the UAE, wherever the visitor is. */
const timeZone = 'Asia/Dubai'

const money = cached(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'AED', maximumFractionDigits: 0 }),
)
const compactMoney = cached(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'AED',
      notation: 'compact',
      maximumFractionDigits: 2,
      minimumFractionDigits: 0,
    }),
)
const exactMoney = cached(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'AED' }),
)
const whole = cached((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))
const share = cached(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
)
const rate = cached(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
)
const kilometres = cached(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'kilometer',
      maximumSignificantDigits: 2,
    }),
)
const metres = cached(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', maximumSignificantDigits: 2 }),
)
const day = cached((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }))
const languageNames = cached((locale) => new Intl.DisplayNames(locale, { type: 'language' }))
const countryNames = cached((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
const list = cached(
  (locale) => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }),
)
const relative = cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** How `Intl` writes the currency in Arabic: with a full stop, so that a sentence would end in two. */
const arabicSign = /د\.إ\.\u200f?/

/** In Arabic the currency is said in full, as in the fields and texts beside it: `1,850,000 درهم`. */
const written = (format: Intl.NumberFormat, language: string, aed: number): string => {
  const text = format.format(aed)
  return language === 'ar' ? text.replace(arabicSign, 'درهم') : text
}

/** Whole AED, as `AED 1,850,000`. */
export const formatMoney = (language: string, aed: number): string =>
  written(money(language), language, aed)

/** Rounded AED for tight places, as `AED 1.85M`. */
export const formatCompactMoney = (language: string, aed: number): string =>
  written(compactMoney(language), language, aed)

/** AED with fils, for rates of a square foot, as `AED 16.50`. */
export const formatExactMoney = (language: string, aed: number): string =>
  written(exactMoney(language), language, aed)

/** Whole number with group separators. */
export const formatNumber = (language: string, value: number): string =>
  whole(language).format(value)

/** A share of one, as `6.4%`. */
export const formatPercent = (language: string, value: number): string =>
  share(language).format(value)

/** A rate in percent, as `0.25%`. */
export const formatRate = (language: string, percent: number): string =>
  rate(language).format(percent / 100)

const squareFeet: Readonly<Record<string, string>> = {
  en: 'sqft',
  ar: 'قدم²',
  ru: 'кв. фут',
  hi: 'वर्ग फ़ुट',
  zh: '平方英尺',
  de: 'Quadratfuß',
}

/** Of these languages only Russian counts feet in more than one form. */
const endings: Readonly<Record<string, string>> = { few: 'а', many: 'ов' }
const counting = cached((locale) => new Intl.PluralRules(locale))

/** Square feet with their unit (no `Intl` unit exists for them), as `1,302 sqft`. */
export const formatArea = (language: string, sqft: number): string =>
  `${formatNumber(language, sqft)}\u00a0${squareFeet[language] ?? squareFeet.en}${
    language === 'ru' ? (endings[counting(language).select(Math.round(sqft))] ?? '') : ''
  }`

/** From here on, m, two figures are those of a kilometre. */
const kilometresFrom = 995

/** Metres as one says them: `350 m`, `2.4 km`. */
export const formatDistance = (language: string, length: number): string =>
  length < kilometresFrom
    ? metres(language).format(Math.max(50, length))
    : kilometres(language).format(length / 1_000)

/** Calendar day in the UAE of an ISO time. */
export const formatDate = (language: string, iso: string): string =>
  withoutYearMark(day(language).format(new Date(iso)))

/** Russian ends a date with 'г.', which at the end of a sentence made two full stops. */
export const withoutYearMark = (date: string): string => date.replace(/[ \u00a0\u202f]г\./, '')

/** Lengths to choose a unit by, no days of a calendar: a first visit loads no dayjs for them. */
const DAY_MS = 86_400_000
const steps = [
  { unit: 'year', ms: 365 * DAY_MS },
  { unit: 'month', ms: 30 * DAY_MS },
  { unit: 'week', ms: 7 * DAY_MS },
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** How long ago (or until), in the largest fitting unit, as `3 days ago`. `now` in ms. */
export function formatRelative(language: string, iso: string, now: number): string {
  const difference = new Date(iso).getTime() - now
  const step = steps.find(({ ms }) => Math.abs(difference) >= ms)
  if (!step) return relative(language).format(0, 'minute')
  return relative(language).format(Math.trunc(difference / step.ms), step.unit)
}

/** Names of languages from their ISO 639-1 codes, as a list. */
export const formatLanguages = (language: string, codes: readonly string[]): string =>
  list(language).format(codes.map((code) => languageNames(language).of(code) ?? code))

/** Name of a country from its ISO 3166-1 code. */
export const formatCountry = (language: string, code: string): string =>
  countryNames(language).of(code) ?? code
