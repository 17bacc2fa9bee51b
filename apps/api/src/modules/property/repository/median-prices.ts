import type { PeerMedians } from '@manzil/domain/search/price-comparison'
import type { ComparedBy } from '@manzil/domain/search/price-range'
import { type Kysely, sql } from 'kysely'
import type { Condition } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'

const columns = { price: 'l.price', rate: 'l.price_per_sqft' } as const

/** Properties whose medians are asked for, and of what: each figure that is not needed is a table read less. */
export interface AskedMedians {
  condition: Condition
  of: readonly ComparedBy[]
}

/** What the properties of several conditions ask, in their order and in one statement; to two decimals. */
export async function medianPrices(
  db: Kysely<Database>,
  asked: readonly AskedMedians[],
): Promise<PeerMedians[]> {
  const each = asked.flatMap(({ condition, of }, at) =>
    of.map((by) => {
      const column = sql.ref(columns[by])
      return sql`
        select ${sql.lit(at)} as at, ${sql.lit(by)} as by, count(${column}) as count,
          round((percentile_cont(0.5) within group (order by ${column}::float8))::numeric, 2)::float8
            as median
        from property l where ${condition}`
    }),
  )
  if (each.length === 0) return []
  const { rows } = await sql<{
    at: number
    by: ComparedBy
    count: number
    median: number | null
  }>`${sql.join(each, sql` union all `)}`.execute(db)
  const found: PeerMedians[] = asked.map(() => ({ price: unknown, rate: unknown }))
  for (const { at, by, count, median } of rows) {
    const peers = found[at]
    if (peers) peers[by] = { count, median }
  }
  return found
}

const unknown = { count: 0, median: null }
