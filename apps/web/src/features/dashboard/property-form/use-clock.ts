import { formatClock } from '@manzil/i18n/format-moment'
import { useLanguage } from '../../../language/use-language.ts'

/** The time of day in the UAE, as 12:04. */
export function useClock(): (at: Date) => string {
  const language = useLanguage()
  return (at) => formatClock(language, at)
}
