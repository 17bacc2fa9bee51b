import type { SearchSuggestion } from '@manzil/api-client/generated/types.gen'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'

const most = 4

/** Shorter texts are like too many names. */
const shortestSlip = 4

/** Share of letter groups in common from which a word counts as misspelled, as `pg_trgm` has it. */
const alike = 0.5

type Person = {
  id: string
  role: 'agent' | 'agency'
  name: string
  agency: string | null
  properties: number
}

/**
 * Agents and agencies whose name has a word that begins so, or is spelled nearly so. Properties are
 * counted by role: one count for both would read the whole table for each person shown.
 */
export async function findPeople(db: Kysely<Database>, typed: string): Promise<SearchSuggestion[]> {
  const { rows } = await sql<Person>`
    select p.id, p.role, p.name, p.agency, case p.role
      when 'agent' then (select count(*) from property l where l.status = 1 and l.agent_id = p.id)
      else (select count(*) from property l where l.status = 1 and l.agency_id = p.id)
    end as properties
    from (
      select a.id, a.role, n.name, g.company_name as agency,
        case when starts_with(lower(n.name), ${typed}::text) then 0
          when strpos(' ' || lower(n.name), ' ' || ${typed}::text) > 0 then 1
          when ${typed.length >= shortestSlip}::boolean
            and word_similarity(${typed}::text, lower(n.name)) >= ${alike}::float8 then 2
        end as fit
      from account a
      left join account g on g.id = a.agency_id
      cross join lateral (select trim(case a.role when 'agency' then coalesce(a.company_name, '')
        else concat_ws(' ', a.first_name, a.last_name) end) as name) n
      where a.role in ('agent', 'agency') and n.name <> '' and a.suspended_at is null
        and not exists (select from account_deletion d where d.account_id = a.id)
    ) p
    where p.fit is not null order by p.fit, p.name, p.id limit ${most}
  `.execute(db)
  return rows.map(({ id, role, name, agency, properties }) => ({
    kind: role,
    id,
    label: name,
    label_ar: null,
    detail: agency,
    detail_ar: null,
    location_path: [],
    count: properties,
    query: null,
    parts: [],
    link: `/${role}-info?id=${id}`,
  }))
}
