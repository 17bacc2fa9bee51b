import { type Kysely, sql } from 'kysely'
import type { Condition } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'
import { type PropertyCardRow, selectedCard } from './card-row.ts'
import type { Order } from './order.ts'
import type { QueryPlan } from './query-plan.ts'

/** Exact number of rows. */
export async function countRows(db: Kysely<Database>, { condition }: QueryPlan): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from property l where ${condition}
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** The part of the rows that one arm can contribute to a page, along its index. */
function armRows(
  condition: Condition,
  { column, direction, nullable, lateLast }: Order,
  depth: number,
) {
  if (!nullable) {
    const late = lateLast ? sql`l.late` : sql`false`
    const first = lateLast ? sql`l.late, ` : sql``
    return sql`(select l.id, ${late} as late, ${column} as key from property l where ${condition}
      order by ${first}${column} ${direction}, l.id ${direction} limit ${depth})`
  }
  // An index keeps nulls at one end, so rows without a value get an arm of their own.
  return sql`(select l.id, false as late, ${column} as key from property l where ${condition} and ${column} is not null
      order by ${column} ${direction}, l.id ${direction} limit ${depth})
    union all (select l.id, false as late, ${column} as key from property l where ${condition} and ${column} is null
      order by l.id ${direction} limit ${depth})`
}

/**
 * One page of cards. The page is found on narrow index rows first and only its own cards are read
 * from the table, so a deep page costs little more than a first one.
 */
export async function readPage(
  db: Kysely<Database>,
  { arms }: QueryPlan,
  order: Order,
  { offset, limit }: { offset: number; limit: number },
): Promise<PropertyCardRow[]> {
  const found = sql.join(
    arms.map((arm) => armRows(arm, order, offset + limit)),
    sql` union all `,
  )
  const { rows } = await sql<PropertyCardRow>`
    select ${selectedCard} from (
      select u.id, u.late, u.key from (${found}) u
      order by u.late, u.key ${order.direction} nulls last, u.id ${order.direction}
      limit ${limit} offset ${offset}
    ) p join property l on l.id = p.id
    order by p.late, p.key ${order.direction} nulls last, p.id ${order.direction}
  `.execute(db)
  return rows
}

/** Cards of the ids, in their order. */
export async function readCards(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<PropertyCardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<PropertyCardRow>`
    select ${selectedCard} from unnest(${ids}::text[]) with ordinality p (id, place)
    join property l on l.id = p.id order by p.place
  `.execute(db)
  return rows
}
