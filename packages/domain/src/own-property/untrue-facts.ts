import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { isInEmirates } from './pin.ts'

type PropertyForm = RequestOf<'createProperty'>['body']

/** Why a value of a form cannot be true, whatever its schema takes; the form has words for each. */
export interface UntrueFact {
  path: keyof PropertyForm
  fault: 'day' | 'outside' | 'aboveTop' | 'noArabic' | 'most'
  /** The largest value that can be, of `most`. */
  limit?: number
}

/** A tower that is sold today is built within these years. */
const YEARS_AHEAD = 8

/** The last year in which a home can be built that is offered now. */
export const lastYearBuilt = (now = new Date()): number => now.getUTCFullYear() + YEARS_AHEAD

const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

/** What of a form has the shape of its field and cannot be true. */
export function untrueFacts(form: PropertyForm): UntrueFact[] {
  const { title_ar, description_ar, coordinates, floor, total_floors, year_built } = form
  const latest = lastYearBuilt()
  const faults: (UntrueFact | false)[] = [
    Boolean(title_ar?.trim()) && !hasArabic(title_ar ?? '') && untrue('title_ar', 'noArabic'),
    Boolean(description_ar?.trim()) &&
      !hasArabic(description_ar ?? '') &&
      untrue('description_ar', 'noArabic'),
    Boolean(coordinates && !isInEmirates(coordinates)) && untrue('coordinates', 'outside'),
    isAbove(floor, total_floors) && untrue('floor', 'aboveTop'),
    (year_built ?? 0) > latest && { path: 'year_built', fault: 'most', limit: latest },
    Boolean(form.available_from) &&
      !isDay(form.available_from ?? '') &&
      untrue('available_from', 'day'),
  ]
  return faults.flatMap((fault) => fault || [])
}

const untrue = (path: UntrueFact['path'], fault: UntrueFact['fault']): UntrueFact => ({
  path,
  fault,
})

type Floor = number | null | undefined

/** Whether a floor is above the top one of its building. */
export const isAbove = (floor: Floor, total: Floor): boolean =>
  typeof floor === 'number' && typeof total === 'number' && floor > total

/** 2026-02-31 is written as a day is, and is none. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}
