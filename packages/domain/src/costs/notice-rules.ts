import type { Rate } from '@manzil/api-client/generated/types.gen'
import type { Rates } from './rates.ts'

/** What somebody is told in advance of, or given time for. */
export type NoticeRule = 'change' | 'leave' | 'arrears'

/** The row of the table with the least time of each. */
const rowOf: Readonly<Record<NoticeRule, string>> = {
  change: 'change-notice',
  leave: 'eviction-notice',
  arrears: 'rent-arrears-notice',
}

/** A time as it was said. */
export interface Duration {
  value: number
  unit: 'day' | 'week' | 'month' | 'year'
}

/** Months of 30 days: nobody counts the days of 'three months before'. */
const daysOf: Readonly<Record<Duration['unit'], number>> = { day: 1, week: 7, month: 30, year: 365 }
const daysPerYear = 365
const monthsPerYear = 12

/** The least time of a rule, and whether a time reaches it; undefined where the table lacks the row. */
export function againstNotice(
  rule: NoticeRule,
  { value, unit }: Duration,
  rates: Rates,
): { least: Rate; isEnough: boolean } | undefined {
  const least = rates.get(rowOf[rule])
  if (least === undefined) return undefined
  const days = value * daysOf[unit]
  if (least.unit === 'days') return { least, isEnough: days >= least.value }
  if (least.unit !== 'months') return undefined
  // Twelve months are a year, and 365 days are twelve months.
  const months = unit === 'month' ? value : (days * monthsPerYear) / daysPerYear
  return { least, isEnough: months >= least.value }
}
