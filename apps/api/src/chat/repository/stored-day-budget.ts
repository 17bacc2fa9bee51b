import type { DayBudget } from '@manzil/assistant/llm/day-budget'
import { dubaiDay } from '@manzil/domain/time/dubai-days'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** The tokens of a day in the database: every server counts in the same row, also after a restart. */
export function createStoredDayBudget(db: Kysely<Database>, now: () => Date): DayBudget {
  return {
    async reserve(tokens, limit) {
      if (tokens > limit) return undefined
      // A request that goes on over midnight is settled on the day that it began.
      const day = dubaiDay(now())
      const { rows } = await sql`
        insert into model_usage as known (day, tokens) values (${day}::date, ${tokens})
        on conflict (day) do update set tokens = known.tokens + ${tokens}
          where known.tokens + ${tokens} <= ${limit}
        returning tokens
      `.execute(db)
      if (rows.length === 0) return undefined
      return async (used) => {
        await sql`
          update model_usage set tokens = greatest(0, tokens + ${used - tokens})
          where day = ${day}::date
        `.execute(db)
      }
    },
  }
}
