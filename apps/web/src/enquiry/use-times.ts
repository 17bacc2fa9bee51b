import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { formatWeekdayAndDay } from '@manzil/i18n/format-moment'
import { useMemo } from 'react'
import { useLanguage } from '../language/use-language.ts'

/** Days to choose from, tomorrow first. */
const DAYS = 14
const times = Array.from({ length: 11 }, (_, hour) => `${String(hour + 9).padStart(2, '0')}:00`)

/** Days and times to meet at, as people in the UAE count them. */
export function useTimes() {
  const language = useLanguage()
  return useMemo(() => {
    const days = Array.from({ length: DAYS }, (_, ahead) => {
      const day = dubaiDay(new Date(), ahead + 1)
      return { value: day, label: formatWeekdayAndDay(language, `${day}T12:00:00Z`) }
    })
    return { days, times: times.map((time) => ({ value: time, label: time })) }
  }, [language])
}
