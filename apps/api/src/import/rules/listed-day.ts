import type { ReadingContext } from '../draft.ts'
import type { Remarks } from '../remarks.ts'
import { parseDay } from '../values/day.ts'

const DAY_MS = 86_400_000

/**
 * The day of the advert; where the row gives none, that of the whole file, if the person who imports
 * it named one. Null where neither is known.
 */
export function readDay(
  text: string,
  { now, fileDay }: Pick<ReadingContext, 'now' | 'fileDay'>,
  remarks: Remarks,
): Date | null {
  if (text === '') {
    remarks.add(fileDay ? 'date-of-file' : 'date-missing')
    return fileDay
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
