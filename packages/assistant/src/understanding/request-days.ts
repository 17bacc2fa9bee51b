import type { Appointment } from '../state.ts'
import { findNamedDate } from './named-dates.ts'
import { namesElsewhereTime } from './request-note.ts'
import type { Turn } from './understanding.ts'

/** 'Sorry, I meant the 16th' of a request under way. */
export const namesDay = ({ text, now, state: { request } }: Turn): boolean =>
  request !== undefined && findNamedDate(text, now, { isAsked: false, isOpen: true }) !== undefined

/** 'At three, UK time' is another hour here. */
export function withoutElsewhereTime(
  told: Appointment | undefined,
  message: string,
): Appointment | undefined {
  if (told === undefined || !namesElsewhereTime(message)) return told
  return told.date === undefined ? undefined : { date: told.date }
}
