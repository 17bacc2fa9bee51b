import type { PropertyType, Purpose, ViewsCompared } from '@manzil/api-client/generated/types.gen'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { earlier } from '@manzil/domain/time/moments'
import type { Kysely } from 'kysely'
import { purposeCodes } from '../../../db/codes.ts'
import type { Database } from '../../../db/schema.ts'
import { type ScoreName, viewsByPart } from '../repository/views-by-part.ts'

/** Days whose views are counted; a property has to be there for all of them. */
const DAYS = 30
/** Properties on either side; fewer say nothing about another one. */
export const LEAST = 30
/** For so long the figures of one kind of property are not counted again. */
const FRESH_MINUTES = 60

interface Kind {
  purpose: Purpose
  type: PropertyType
  typeCode: number
}

/** What properties of a kind were looked at that have all of something, against those that have not. */
export type ViewsComparison = (kind: Kind, now: Date) => Promise<Map<ScoreName, ViewsCompared>>

/** Counts views once an hour for each kind of property. */
export function createViewsComparison(db: Kysely<Database>): ViewsComparison {
  const kept = new Map<string, { until: Date; figures: Promise<Map<ScoreName, ViewsCompared>> }>()
  return async (kind, now) => {
    const key = `${kind.purpose} ${kind.type}`
    const known = kept.get(key)
    if (known && known.until > now) return known.figures
    const figures = compare(db, kind, now)
    kept.set(key, { until: earlier(now, -FRESH_MINUTES, 'minute'), figures })
    figures.catch(() => kept.delete(key))
    return figures
  }
}

async function compare(
  db: Kysely<Database>,
  { purpose, typeCode }: Kind,
  now: Date,
): Promise<Map<ScoreName, ViewsCompared>> {
  const rows = await viewsByPart(db, {
    purpose: purposeCodes[purpose],
    typeCode,
    // Today is not over.
    from: dubaiDay(now, -DAYS),
    to: dubaiDay(now, -1),
    since: earlier(now, DAYS + 1, 'day'),
  })
  return new Map(
    rows.flatMap(({ name, mean_with, mean_without, count_with, count_without }) =>
      Math.min(count_with, count_without) < LEAST || (mean_with === 0 && mean_without === 0)
        ? []
        : [
            [
              name,
              {
                with: tenth(mean_with),
                without: tenth(mean_without),
                count_with,
                count_without,
                days: DAYS,
              },
            ] as const,
          ],
    ),
  )
}

const tenth = (value: number): number => Math.round(value * 10) / 10
