import { dayAfter, dubaiDay, dubaiWeekday } from '@manzil/domain/time/dubai-days'
import { foldText } from '@manzil/query-language/language/fold'
import { daySpanWords } from '@manzil/query-language/lexicon/day-span-words'
import type { DaySpan } from '../state.ts'
import { finderOf } from './money/find-words.ts'

const saysWeekend = finderOf(daySpanWords.weekend)
const saysNextWeek = finderOf(daySpanWords.nextWeek)

const daysPerWeek = 7
const saturday = 6
const sunday = 0
const toSunday = 6

/** Says that several days would do, of which the request names one at most. */
export const namesDaySpan = (message: string): boolean =>
  [saysWeekend, saysNextWeek].some((says) => says(foldText(message)))

/** 'Any day at the weekend', 'he is there next week': the days that would suit. */
export function daySpanIn(message: string, now: Date): DaySpan | undefined {
  const text = foldText(message)
  const today = dubaiDay(now)
  const weekday = dubaiWeekday(now)
  const monday = dayAfter(today, (daysPerWeek + 1 - weekday) % daysPerWeek || daysPerWeek)
  const isNext = saysNextWeek(text)
  if (saysWeekend(text)) {
    // Sunday is nearly over as a weekend: the next one is meant.
    const ahead = weekday === sunday ? saturday : saturday - weekday
    const from = isNext ? dayAfter(monday, toSunday - 1) : dayAfter(today, ahead)
    return { from, to: dayAfter(from, 1) }
  }
  return isNext ? { from: monday, to: dayAfter(monday, toSunday) } : undefined
}
