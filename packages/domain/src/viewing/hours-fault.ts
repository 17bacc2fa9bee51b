import type { ViewingHours, ViewingRange } from '@manzil/api-client/generated/types.gen'

/** Which field of the hours contradicts another; undefined where all fit. */
export function hoursFault({
  week,
  exceptions,
}: Pick<ViewingHours, 'week' | 'exceptions'>): { path: string; repeated: boolean } | undefined {
  for (const weekday of new Set(week.map((each) => each.weekday))) {
    const wrong = wrongRange(week.filter((each) => each.weekday === weekday))
    if (wrong) return { path: `week/${week.indexOf(wrong)}/to`, repeated: false }
  }
  for (const [index, { day, hours }] of exceptions.entries()) {
    if (exceptions.findIndex((each) => each.day === day) < index)
      return { path: `exceptions/${index}/day`, repeated: true }
    const wrong = wrongRange(hours)
    if (wrong)
      return {
        path: `exceptions/${index}/hours/${hours.indexOf(wrong)}/to`,
        repeated: false,
      }
  }
  return undefined
}

/** The first range of a day that ends before it begins, or begins before the one before has ended. */
function wrongRange<Range extends ViewingRange>(ranges: readonly Range[]): Range | undefined {
  const inOrder = [...ranges].sort((a, b) => (a.from < b.from ? -1 : 1))
  return inOrder.find(
    ({ from, to }, index) => from >= to || (index > 0 && from < (inOrder[index - 1]?.to ?? '')),
  )
}
