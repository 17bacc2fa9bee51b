import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { type PropertyCardRow, selectedCard } from './card-row.ts'
import { allPurposes, ofAnyPurpose } from './conditions.ts'

/** Days whose views count. */
const RECENT_DAYS = 7

/**
 * Live properties with the most views in the last days; where too few were looked at, the best adverts
 * follow.
 */
export async function popularProperties(
  db: Kysely<Database>,
  { purpose, limit }: { purpose?: number | undefined; limit: number },
): Promise<PropertyCardRow[]> {
  const condition = ofAnyPurpose(purpose === undefined ? allPurposes : [purpose])
  const { rows } = await sql<PropertyCardRow>`
    with viewed as materialized (
      select l.id, sum(v.views) as recent
      from property_view v join property l on l.id = v.property_id
      where v.day > current_date - ${RECENT_DAYS}::integer and l.status = 1 and ${condition}
      group by l.id order by recent desc, l.id limit ${limit}
    ),
    best as materialized (
      select l.id from property l
      where l.status = 1 and ${condition} and l.id not in (select id from viewed)
      order by l.late, l.score desc, l.id desc limit ${limit}
    )
    select ${selectedCard}
    from (select id, recent from viewed union all select id, 0 from best) p
    join property l on l.id = p.id
    order by p.recent desc, l.score desc, l.id desc limit ${limit}
  `.execute(db)
  return rows
}
