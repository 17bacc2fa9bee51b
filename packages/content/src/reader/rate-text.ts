import type { LanguageCode, RateUnit } from '@manzil/api-client/generated/types.gen'

/** Figures are Latin in every language, as UAE portals and title deeds print them. */
const localeOf = (language: LanguageCode): string =>
  `${language === 'ar' ? 'ar-AE' : language === 'en' ? 'en-AE' : language}-u-nu-latn`

const squareFoot: Readonly<Record<LanguageCode, string>> = {
  en: 'sqft',
  ar: 'قدم²',
  ru: 'кв. фут',
  hi: 'वर्ग फ़ुट',
  zh: '平方英尺',
  de: 'sqft',
}

function money(value: number, language: LanguageCode): string {
  const digits = Number.isInteger(value) ? 0 : 2
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  // Inside a sentence Arabic spells the currency out; `Intl` would abbreviate it.
  if (language === 'ar') return `${value.toLocaleString(localeOf(language), format)}\u00a0درهم`
  const currency = { style: 'currency', currency: 'AED', currencyDisplay: 'code' } as const
  return value.toLocaleString(localeOf(language), { ...currency, ...format })
}

/** A rate as it stands in a sentence, as `4%`, `AED 2,000` or `25 years`. */
export function rateText(value: number, unit: RateUnit, language: LanguageCode): string {
  const locale = localeOf(language)
  const counted = (what: 'year' | 'month' | 'day'): string =>
    value.toLocaleString(locale, { style: 'unit', unit: what, unitDisplay: 'long' })
  switch (unit) {
    case 'percent':
      // A gift within the family costs 0.125 % of the value.
      return (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 3 })
    case 'aed':
      return money(value, language)
    case 'aed_per_sqft':
      return `${money(value, language)}/${squareFoot[language]}`
    case 'years':
      return counted('year')
    case 'months':
      return counted('month')
    case 'days':
      return counted('day')
  }
}
