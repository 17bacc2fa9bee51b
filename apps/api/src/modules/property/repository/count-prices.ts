import { type Kysely, sql } from 'kysely'
import type { Condition } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'

/** How many properties of one size ask one price. */
export interface PricedProperties {
  price: number | null
  /** The price of a square foot. */
  rate: number | null
  size: number | null
  properties: number
}

/** Properties by their price, by that of a square foot, and by their size. */
export async function countPrices(
  db: Kysely<Database>,
  condition: Condition,
): Promise<PricedProperties[]> {
  const { rows } = await sql<PricedProperties>`
    select l.price, l.price_per_sqft as rate, l.size_sqft as size, count(*) as properties
    from property l where ${condition} group by 1, 2, 3
  `.execute(db)
  return rows
}
