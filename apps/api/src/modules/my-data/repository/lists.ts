import { sql } from 'kysely'
import type { Row, Section } from './section.ts'

/** Lists that the account shows to others, with their homes; what others voted is theirs. */
export const lists: Section = {
  name: 'lists',
  tables: ['shared_list', 'shared_list_property'],
  async read(db, accountId, limit) {
    const { rows } = await sql<Row>`
      select l.id, l.title as label, l.owner_name as owner, l.with_notes,
        l.follows_favourites as all_favourites, l.created_at as at,
        array(
          select coalesce(p.reference, h.property_id) from shared_list_property h
          left join property p on p.id = h.property_id where h.list_id = l.id order by h.position
        ) as homes
      from shared_list l where l.account_id = ${accountId}
      order by l.created_at desc, l.id desc limit ${limit}
    `.execute(db)
    return rows
  },
}
