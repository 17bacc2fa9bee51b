import type { PropertyForm } from './check-form.ts'

/** Why a value of a form cannot be true, whatever its schema takes; the form has words for each. */
export interface UntrueFact {
  path: keyof PropertyForm
  fault: 'day'
}

/** What of a form has the shape of its field and cannot be true. */
export function untrueFacts({ available_from }: PropertyForm): UntrueFact[] {
  return available_from && !isDay(available_from) ? [{ path: 'available_from', fault: 'day' }] : []
}

/** 2026-02-31 is written as a day is, and is none. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}
