import { dubaiDay, dubaiInstant } from '../time/dubai-days.ts'
import { later } from '../time/moments.ts'

/** How long what somebody said of a property holds, and what takes it out of the lists. */
export interface AvailabilityRules {
  /** Days after which a property has to be confirmed again. */
  confirmDays: number
  /** Days before that on which its advertiser is asked. */
  noticeDays: number
  /** Days that a property stays in the lists, behind the others, before it is paused. */
  graceDays: number
  /** Visitors who have to say that a property is gone before it is paused without an answer. */
  reports: number
}

export const defaultAvailabilityRules: AvailabilityRules = {
  confirmDays: 14,
  noticeDays: 2,
  graceDays: 7,
  reports: 3,
}

/** Confirmations that were due, and reports that were answered, before a figure is said of them. */
export const leastForFigure = 5

/** Days before the pause on which its advertiser is warned. */
const WARNING_DAYS = 2

/** What the site does by itself, in this order. */
export const availabilitySteps = ['ask', 'late', 'warn', 'pause'] as const
export type AvailabilityStep = (typeof availabilitySteps)[number]

/** Mails leave, and places in the results are lost, when people are at work in Dubai. */
const TIME = '09:00'

const warningDays = ({ graceDays }: AvailabilityRules): number => Math.min(WARNING_DAYS, graceDays)

/** When a property that was confirmed then has to be confirmed again. */
export const dueFrom = (confirmed: Date, { confirmDays }: AvailabilityRules): Date =>
  dubaiInstant(dubaiDay(confirmed, confirmDays), TIME)

/** When the first step is taken. */
export const firstStep = (confirmed: Date, rules: AvailabilityRules) => ({
  due_at: dueFrom(confirmed, rules),
  step: 'ask' as const,
  next_at: dubaiInstant(
    dubaiDay(confirmed, Math.max(rules.confirmDays - rules.noticeDays, 0)),
    TIME,
  ),
})

/** Days between a step and the one after it. */
const waits = (rules: AvailabilityRules): Record<AvailabilityStep, number> => ({
  ask: rules.noticeDays,
  late: rules.graceDays - warningDays(rules),
  warn: warningDays(rules),
  pause: 0,
})

/**
 * The step after one that is taken now; undefined after the last. Its time counts from now where that is
 * later than planned, so that nobody is paused without having been warned in time.
 */
export function stepAfter(
  step: AvailabilityStep,
  now: Date,
  rules: AvailabilityRules,
): { step: AvailabilityStep; next_at: Date } | undefined {
  const next = availabilitySteps[availabilitySteps.indexOf(step) + 1]
  return next && { step: next, next_at: dubaiInstant(dubaiDay(now, waits(rules)[step]), TIME) }
}

/** When a property whose next step is due then leaves the lists. */
export function pauseTime(step: AvailabilityStep, nextAt: Date, rules: AvailabilityRules): Date {
  const left = availabilitySteps.slice(availabilitySteps.indexOf(step))
  const days = left.reduce((sum, each) => sum + waits(rules)[each], 0)
  return later(nextAt, days, 'day')
}
