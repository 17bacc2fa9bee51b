import type { Remarks } from '../remarks.ts'
import { parseDay } from '../values/day.ts'

const DAY_MS = 86_400_000

/** The day of the advert; null where the file gives none or none that can be. */
export function readDay(text: string, now: Date, remarks: Remarks): Date | null {
  if (text === '') {
    remarks.add('date-missing')
    return null
  }
  const day = parseDay(text)
  if (!day) {
    remarks.add('date-unreadable', text)
    return null
  }
  if (day.getTime() <= now.getTime() + DAY_MS) return day
  remarks.add('date-in-future', text)
  return null
}
