import { type RawBuilder, sql } from 'kysely'

/** What rows of `property l` have to meet. */
export type Condition = RawBuilder<boolean>

/**
 * The search indexes are partial on the live status. It has to be this literal: with a parameter
 * the planner does not see that they apply.
 */
export const isLive: Condition = sql`l.status = 1`

/** True for the rows that meet every one of the conditions. */
export function all(conditions: readonly Condition[]): Condition {
  return sql`${sql.join(conditions, sql` and `)}`
}
