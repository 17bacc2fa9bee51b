import { type RawBuilder, sql } from 'kysely'
import { REMOVED } from './codes.ts'

/** What rows of `property l` have to meet. */
export type Condition = RawBuilder<boolean>

/**
 * The search indexes are partial on the live status. It has to be this literal: with a parameter
 * the planner does not see that they apply.
 */
export const isLive: Condition = sql`l.status = 1`

/** Rows that an account answers for, removed ones too: its own, and for an agency those of its people. */
export const everBelongedTo = (accountId: string): Condition =>
  sql`(l.agent_id = ${accountId}
    or l.agent_id in (select id from account where agency_id = ${accountId}))`

/** The same, whatever their status but without what was removed, which is nobody's. */
export const belongsTo = (accountId: string): Condition =>
  sql`${everBelongedTo(accountId)} and l.status <> ${REMOVED}`

/** Rows that stand where the code of `codes.ts` says. */
export const withStatus = (code: number): Condition => sql`l.status = ${code}`

/** True for the rows that meet every one of the conditions. */
export function all(conditions: readonly Condition[]): Condition {
  return sql`${sql.join(conditions, sql` and `)}`
}

/** Rows of which somebody waits to hear whether they are still offered. */
export const waitsForAnswer: Condition = sql`exists (
  select from property_availability v where v.property_id = l.id and v.waits
)`
