import { sql } from 'kysely'
import { isOwnSearch } from './own-searches.ts'
import type { Row, Section } from './section.ts'

/** Searches of the account, and those that its proven address has confirmed elsewhere. */
export const searches: Section = {
  name: 'searches',
  tables: ['saved_search', 'saved_search_match'],
  async read(db, accountId, limit) {
    const { rows } = await sql<Row>`
      select s.id, s.name as label, s.email, s.language as languages, s.criteria, s.frequency,
        s.state, s.created_at as at, s.looked_at as seen_at, s.confirm_mailed_at as asked_at,
        s.alerted_at as told_at,
        array(
          select distinct coalesce(p.reference, m.property_id) from saved_search_match m
          left join property p on p.id = m.property_id where m.search_id = s.id
        ) as homes
      from saved_search s
      where ${isOwnSearch(accountId)}
        and (s.account_id = ${accountId} or s.state <> 'unconfirmed')
      order by s.created_at desc limit ${limit}
    `.execute(db)
    return rows
  },
}
