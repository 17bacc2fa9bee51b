import { foldText } from '@manzil/query-language/language/fold'
import { arrivalWords } from '@manzil/query-language/lexicon/arrival-words'
import type { Appointment } from '../state.ts'
import { finderOf } from './money/find-words.ts'
import { findNamedDate } from './named-dates.ts'
import { namesElsewhereTime } from './request-note.ts'
import type { Turn } from './understanding.ts'

/** 'Sorry, I meant the 16th' of a request under way. */
export const namesDay = ({ text, now, state: { request } }: Turn): boolean =>
  request !== undefined && findNamedDate(text, now, { isAsked: false, isOpen: true }) !== undefined

const arrives = finderOf(Object.values(arrivalWords).join('|'))

/** 'When can we see it, we land at 7 am': the one hour that is named is that of a flight. */
function namesArrivalAlone(message: string): boolean {
  const parts = message.split(/[,;.!?،؛۔。，；！？]\s*/u)
  const others = parts.filter((part) => !arrives(foldText(part)))
  return others.length < parts.length && !others.some((part) => /\d/u.test(part))
}

/** 'At three, UK time' is another hour here. */
export function withoutElsewhereTime(
  told: Appointment | undefined,
  message: string,
): Appointment | undefined {
  if (told === undefined) return told
  if (!namesElsewhereTime(message) && !namesArrivalAlone(message)) return told
  return told.date === undefined ? undefined : { date: told.date }
}
