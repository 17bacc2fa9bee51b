import type { Quantity } from '../grammar/quantity.ts'
import type { Limits } from './mentions.ts'

/**
 * Joins new limits to those of the conversation. Both ends replace both; one end replaces its side
 * and keeps the other, unless the two contradict each other, would leave one exact number or the old
 * limits were one: after 'up to 6m', 'no, at least 6m' corrects.
 */
export function mergeLimits(before: Limits, next: Limits): Limits {
  const { min, max } = next
  if (min !== undefined && max !== undefined) return { min, max }
  const wasExact = before.min !== undefined && before.min === before.max
  if (min !== undefined) {
    const keeps = before.max !== undefined && !wasExact && before.max > min
    return keeps && before.max !== undefined ? { min, max: before.max } : { min }
  }
  if (max === undefined) return before
  const keeps = before.min !== undefined && !wasExact && before.min < max
  return keeps && before.min !== undefined ? { min: before.min, max } : { max }
}

/** Several counts of one message are alternatives: '1 or 2 bedrooms', 'studio or 1 bed'. */
export function widest(all: readonly Limits[]): Limits {
  const mins = all.flatMap(({ min }) => (min === undefined ? [] : [min]))
  const maxes = all.flatMap(({ max }) => (max === undefined ? [] : [max]))
  const openTop = all.some(({ min, max }) => min !== undefined && max === undefined)
  const onlyTop = all.some(({ min, max }) => min === undefined && max !== undefined)
  const limits: Limits = {}
  if (mins.length > 0) limits.min = Math.min(...mins)
  if (maxes.length > 0 && (!openTop || onlyTop)) limits.max = Math.max(...maxes)
  return limits
}

/** Two ends as limits. */
export function limitsIn(min: number | undefined, max: number | undefined): Limits {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** Whether any end is given. */
export const isSet = ({ min, max }: Limits): boolean => min !== undefined || max !== undefined

/** Limits of a count; `less` is taken off for a living room that was counted. */
export function limitsOf({ low, high, bound }: Quantity, less: number): Limits {
  const from = Math.max(low - less, 0)
  if (high !== undefined) return { min: from, max: Math.max(high - less, 0) }
  if (bound === 'min') return { min: from }
  return bound === 'max' ? { max: from } : { min: from, max: from }
}
