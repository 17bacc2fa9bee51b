import { type Kysely, sql } from 'kysely'
import { REMOVED } from '../../../db/codes.ts'
import type { Database } from '../../../db/schema.ts'
import type { AvailabilityFacts } from './availability.ts'

/** What an owner's list shows beside the cards, by the id of the property. */
export async function readOwnFacts(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const { rows } = await sql<
    AvailabilityFacts & {
      id: string
      status: number
      updated_at: Date
      expires_at: Date | null
      enquiries: number
      reason: string | null
      advertiser: string | null
    }
  >`
    select l.id, l.status, l.updated_at, l.late, s.expires_at, s.reason,
      v.due_at, v.step, v.next_at, v.waits, v.paused_for,
      (select count(*)::int from gone_report g where g.property_id = l.id and g.answered_at is null) as reports,
      coalesce(nullif(btrim(case when a.role = 'agency' then a.company_name end), ''),
        nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), ''), a.company_name) as advertiser,
      (select count(*)::int from enquiry e where e.property_id = l.id) as enquiries
    from property l left join property_state s on s.property_id = l.id
    left join property_availability v on v.property_id = l.id
    left join account a on a.id = l.agent_id
    where l.id = any(${[...ids]}::text[]) and l.status <> ${REMOVED}
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
