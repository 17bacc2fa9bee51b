import { describe, expect, test } from 'vitest'
import {
  type AvailabilityStep,
  availabilitySteps,
  firstStep,
  pauseTime,
  defaultAvailabilityRules as rules,
  stepAfter,
} from '../../src/own-property/availability.ts'

/** When each step is taken of a property that was confirmed then, by a server that is always on. */
function planOf(confirmed: string): string[] {
  const days: string[] = []
  let next: { step: AvailabilityStep; next_at: Date } | undefined = firstStep(
    new Date(confirmed),
    rules,
  )
  while (next) {
    days.push(`${next.step} ${next.next_at.toISOString()}`)
    next = stepAfter(next.step, next.next_at, rules)
  }
  return days
}

describe('what becomes of a property that nobody confirms', () => {
  test('is asked after 12 days, late after 14, warned after 19, paused after 21, at nine in Dubai', () => {
    expect(planOf('2026-11-24T11:30:00+04:00')).toEqual([
      'ask 2026-12-06T05:00:00.000Z',
      'late 2026-12-08T05:00:00.000Z',
      'warn 2026-12-13T05:00:00.000Z',
      'pause 2026-12-15T05:00:00.000Z',
    ])
  })

  test('counts days of Dubai, whatever the hour, the month and the year', () => {
    expect(planOf('2026-11-23T20:30:00Z')[0]).toBe('ask 2026-12-06T05:00:00.000Z')
    expect(planOf('2028-02-15T08:00:00Z')[1]).toBe('late 2028-02-29T05:00:00.000Z')
    expect(planOf('2026-12-20T08:00:00Z')[3]).toBe('pause 2027-01-10T05:00:00.000Z')
  })

  test('is not paused sooner after its warning because a server was off', () => {
    const late = new Date('2027-03-01T07:00:00Z')
    expect(stepAfter('warn', late, rules)?.next_at.toISOString()).toBe('2027-03-03T05:00:00.000Z')
  })

  test.each(availabilitySteps)('is said to be paused on the day that follows from “%s”', (step) => {
    const plan = planOf('2026-11-24T11:30:00+04:00')
    const at = plan.find((each) => each.startsWith(step))?.split(' ')[1] ?? ''
    expect(pauseTime(step, new Date(at), rules).toISOString()).toBe('2026-12-15T05:00:00.000Z')
  })
})
