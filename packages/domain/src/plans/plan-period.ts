import { dubaiWall, instantOfWall } from '../time/dubai-days.ts'

/**
 * When a plan ends that begins at a moment: the same day of the next month or year in Dubai, or the last of
 * a month that is too short for it.
 */
export const periodEnd = (start: Date, period: 'month' | 'year'): Date =>
  instantOfWall(dubaiWall(start).add(1, period))

const daysBetween = (from: Date, to: Date): number =>
  dubaiWall(to).startOf('day').diff(dubaiWall(from).startOf('day'), 'day')

/**
 * What is left of a plan that a larger one replaces: its price × days left ÷ days of its period, to a whole
 * fils. Days are those of Dubai's calendar. On the day that it begins all of it is left, on the day that it
 * ends nothing is.
 */
export function unusedFils(
  plan: { startedAt: Date; endsAt: Date; priceFils: number },
  now: Date,
): number {
  const days = daysBetween(plan.startedAt, plan.endsAt)
  const left = Math.min(Math.max(daysBetween(now, plan.endsAt), 0), days)
  return days === 0 ? 0 : Math.round((plan.priceFils * left) / days)
}
