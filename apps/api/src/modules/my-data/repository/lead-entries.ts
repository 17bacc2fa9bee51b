import { sql } from 'kysely'
import type { Row, Section } from './section.ts'

/**
 * What the account wrote about leads, and messages of both sides of the enquiries that it sent. Notes of an
 * advertiser are the advertiser's.
 */
export const leadEntries: Section = {
  name: 'leadEntries',
  tables: ['lead_entry'],
  async read(db, accountId, limit) {
    const { rows } = await sql<Row>`
      select e.reference, n.kind, n.created_at as at, n.body as message, n.state
      from lead_entry n join enquiry e on e.id = n.enquiry_id
      where n.account_id = ${accountId}
        or (e.sender_id = ${accountId} and n.kind in ('visitor', 'advertiser'))
      order by n.created_at desc, n.id desc limit ${limit}
    `.execute(db)
    return rows
  },
}
