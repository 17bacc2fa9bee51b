import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { Condition } from './conditions.ts'

/** Listings by their price, and by that of a square foot. */
export async function countPrices(
  db: Kysely<Database>,
  condition: Condition,
): Promise<{ price: number | null; rate: number | null; homes: number }[]> {
  const { rows } = await sql<{ price: number | null; rate: number | null; homes: number }>`
    select l.price, l.price_per_sqft as rate, count(*) as homes
    from listing l where ${condition} group by 1, 2
  `.execute(db)
  return rows
}
