import { type Kysely, sql } from 'kysely'
import type { Condition } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'

/** Properties by their price, and by that of a square foot. */
export async function countPrices(
  db: Kysely<Database>,
  condition: Condition,
): Promise<{ price: number | null; rate: number | null; properties: number }[]> {
  const { rows } = await sql<{ price: number | null; rate: number | null; properties: number }>`
    select l.price, l.price_per_sqft as rate, count(*) as properties
    from property l where ${condition} group by 1, 2
  `.execute(db)
  return rows
}
