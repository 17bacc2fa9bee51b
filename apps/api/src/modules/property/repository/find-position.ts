import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { Order } from './order.ts'
import type { QueryPlan } from './query-plan.ts'

/** Place of a property among all rows of a plan, from 1, in the order of its pages; undefined where it is none of them. */
export async function findPosition(
  db: Kysely<Database>,
  { condition }: QueryPlan,
  { column, direction, lateLast }: Order,
  id: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ position: number }>`
    select p.position from (
      select l.id, row_number() over (
        order by ${lateLast ? sql`l.late, ` : sql``}${column} ${direction} nulls last, l.id ${direction}
      ) as position
      from property l where ${condition}
    ) p where p.id = ${id}
  `.execute(db)
  return rows[0]?.position
}
