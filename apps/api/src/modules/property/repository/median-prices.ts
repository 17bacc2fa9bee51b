import type { PeerMedians } from '@manzil/domain/search/price-comparison'
import { type Kysely, sql } from 'kysely'
import type { Condition } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'

interface Row {
  at: number
  priced: number
  price: number | null
  rated: number
  rate: number | null
}

/** What the properties of several conditions ask, in their order and in one statement; to two decimals. */
export async function medianPrices(
  db: Kysely<Database>,
  conditions: readonly Condition[],
): Promise<PeerMedians[]> {
  if (conditions.length === 0) return []
  const median = (column: 'price' | 'price_per_sqft') => sql`
    round((percentile_cont(0.5) within group (order by ${sql.ref(`l.${column}`)}::float8))::numeric, 2)::float8`
  const each = conditions.map(
    (condition, at) => sql`
      select ${sql.lit(at)} as at, count(l.price) as priced, ${median('price')} as price,
        count(l.price_per_sqft) as rated, ${median('price_per_sqft')} as rate
      from property l where ${condition}`,
  )
  const { rows } = await sql<Row>`${sql.join(each, sql` union all `)}`.execute(db)
  const found = new Map(rows.map((row) => [row.at, row]))
  return conditions.map((_, at) => {
    const { priced = 0, price = null, rated = 0, rate = null } = found.get(at) ?? {}
    return { price: { count: priced, median: price }, rate: { count: rated, median: rate } }
  })
}
