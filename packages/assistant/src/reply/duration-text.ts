import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Duration } from '@manzil/domain/costs/notice-rules'

const monthsPerYear = 12

/** Months as years and months, as '15 years 4 months'. */
export function yearsAndMonths(months: number, language: LanguageCode): string {
  const years = Math.floor(months / monthsPerYear)
  const rest = months % monthsPerYear
  const parts = [
    ...(years > 0 ? [durationText({ value: years, unit: 'year' }, language)] : []),
    ...(rest > 0 || years === 0 ? [durationText({ value: rest, unit: 'month' }, language)] : []),
  ]
  return parts.join(language === 'zh' ? '' : ' ')
}

/** A time in words, as '45 days': Latin digits in every language, like the rates beside it. */
export const durationText = ({ value, unit }: Duration, language: LanguageCode): string =>
  value.toLocaleString(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' })
