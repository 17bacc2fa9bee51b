import { useMemo } from 'react'
import { useFormats } from '../language/use-formats.ts'

const DAY_MS = 86_400_000
/** Days to choose from, tomorrow first. */
const DAYS = 14
const times = Array.from({ length: 11 }, (_, hour) => `${String(hour + 9).padStart(2, '0')}:00`)

/** Days and times to meet at, as people in the UAE count them. */
export function useTimes() {
  const { date } = useFormats()
  return useMemo(() => {
    const days = Array.from({ length: DAYS }, (_, ahead) => {
      const day = new Date(Date.now() + (ahead + 1) * DAY_MS + 4 * 3_600_000)
        .toISOString()
        .slice(0, 10)
      return { value: day, label: date(`${day}T12:00:00+04:00`) }
    })
    return { days, times: times.map((time) => ({ value: time, label: time })) }
  }, [date])
}
