import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Duration } from '@manzil/domain/costs/notice-rules'

/** A time in words, as '45 days': Latin digits in every language, like the rates beside it. */
export const durationText = ({ value, unit }: Duration, language: LanguageCode): string =>
  value.toLocaleString(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' })
