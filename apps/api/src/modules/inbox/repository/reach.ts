import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../request-context.ts'

/** The agency that an account `alias` is or works for; null for somebody alone. */
const office = (alias: 'r' | 'g') =>
  sql`case when ${sql.ref(`${alias}.role`)} = 'agency' then ${sql.ref(`${alias}.id`)} else ${sql.ref(`${alias}.agency_id`)} end`

/**
 * Leads `e` with the account `r` that got them and the account `h` whose they are now: whoever they were
 * given to, while both work for the same agency, else whoever got them.
 */
export const leads = sql`
  enquiry e
  join account r on r.id = e.recipient_id and r.role in ('agent', 'agency')
  left join account g on g.id = e.handler_id and ${office('g')} = ${office('r')}
  join account h on h.id = coalesce(g.id, r.id)`

/** Leads that somebody may see: an agent's own, and an agency's with those of its people. */
export const reachedBy = ({ id, role }: Caller): RawBuilder<boolean> =>
  role === 'agency'
    ? sql<boolean>`(
        e.kind <> 'report'
        and e.recipient_id in (select p.id from account p where p.id = ${id} or p.agency_id = ${id})
      )`
    : sql<boolean>`(
        e.kind <> 'report' and (e.recipient_id = ${id} or e.handler_id = ${id}) and h.id = ${id}
      )`

/** How an account is called. */
export const nameOf = (alias: 'h' | 'a') => sql<string | null>`left(coalesce(
  case when ${sql.ref(`${alias}.role`)} = 'agency' then nullif(btrim(${sql.ref(`${alias}.company_name`)}), '') end,
  nullif(btrim(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})), ''),
  nullif(btrim(${sql.ref(`${alias}.company_name`)}), '')), 200)`
