import type { ReadFact } from './fact.ts'

/**
 * That a property is still to be built, where its words say when it will be handed over: soon, or on a
 * day after the advert's own. Without the advert's day a date proves nothing.
 */
export function builtLater(facts: readonly ReadFact[], listedAt: Date | null): ReadFact[] {
  if (facts.some(({ kind }) => kind === 'completion')) return []
  const dated = facts.find(
    ({ kind, value }) => kind === 'handover' && (value === 'soon' || isAfter(value, listedAt)),
  )
  return dated === undefined ? [] : [{ ...dated, kind: 'completion', value: 'off_plan' }]
}

/** Whether a handover as "2027-Q4", "2027-03" or "2027" ends after the day. */
function isAfter(handover: string, day: Date | null): boolean {
  const [, year, quarter, month] = /^(\d{4})(?:-Q(\d)|-(\d\d))?$/u.exec(handover) ?? []
  if (year === undefined || day === null) return false
  const lastMonth = quarter === undefined ? Number(month ?? 12) : Number(quarter) * 3
  return Date.UTC(Number(year), lastMonth, 1) > day.getTime()
}
