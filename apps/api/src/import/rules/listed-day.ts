import { later } from '@manzil/domain/time/moments'
import type { ReadingContext } from '../draft.ts'
import type { Remarks } from '../remarks.ts'
import { parseDay } from '../values/day.ts'

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
  if (day <= later(now, 1, 'day')) return day
  remarks.add('date-in-future', text)
  return null
}
