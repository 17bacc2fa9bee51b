import type { PeerMedians } from '@manzil/domain/search/price-comparison'
import type { ComparedBy } from '@manzil/domain/search/price-range'
import { type Kysely, sql } from 'kysely'
import type { Condition } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'

const columns = { price: 'l.price', rate: 'l.price_per_sqft' } as const

/** Sizes within which medians are asked for, in square feet. */
export interface SizeBand {
  size_min: number
  size_max: number
}

/** Properties whose medians are asked for: all of a condition, and those of each band of sizes. */
export interface AskedMedians {
  condition: Condition
  bands: readonly SizeBand[]
}

/** Medians of all that a condition finds, and of each band of sizes, in the order of what was asked. */
export interface FoundMedians {
  kind: PeerMedians
  bands: PeerMedians[]
}

/** What the properties of several conditions ask, in their order and in one statement; to two decimals. */
export async function medianPrices(
  db: Kysely<Database>,
  asked: readonly AskedMedians[],
): Promise<FoundMedians[]> {
  const each = asked.flatMap(({ condition, bands }, at) => [
    sql`select ${sql.lit(at)} as at, -1 as band, ${figures} from property l where ${condition}`,
    ...(bands.length === 0 ? [] : [ofBands(condition, bands, at)]),
  ])
  if (each.length === 0) return []
  const { rows } = await sql<FoundRow>`${sql.join(each, sql` union all `)}`.execute(db)
  const found = asked.map(({ bands }) => ({ kind: unknown, bands: bands.map(() => unknown) }))
  for (const { at, band, ...row } of rows) {
    const medians = {
      price: { count: row.price_count, median: row.price_median },
      rate: { count: row.rate_count, median: row.rate_median },
    }
    const place = found[at]
    if (!place) continue
    if (band < 0) place.kind = medians
    else place.bands[band] = medians
  }
  return found
}

interface FoundRow {
  at: number
  band: number
  price_count: number
  price_median: number | null
  rate_count: number
  rate_median: number | null
}

const median = (by: ComparedBy) => {
  const column = sql.ref(columns[by])
  return sql`round((percentile_cont(0.5) within group (order by ${column}::float8))::numeric, 2)::float8`
}

const figures = sql`
  count(l.price) as price_count, ${median('price')} as price_median,
  count(l.price_per_sqft) as rate_count, ${median('rate')} as rate_median`

/** The rows of a condition are read once, however many bands they are counted in. */
function ofBands(condition: Condition, bands: readonly SizeBand[], at: number) {
  const values = bands.map(
    ({ size_min, size_max }, band) => sql`(${sql.lit(band)}, ${size_min}::int, ${size_max}::int)`,
  )
  return sql`
    select ${sql.lit(at)} as at, size.band, ${figures}
    from property l
    join (values ${sql.join(values)}) as size (band, least, most)
      on l.size_sqft between size.least and size.most
    where ${condition} group by size.band`
}

const unknown: PeerMedians = {
  price: { count: 0, median: null },
  rate: { count: 0, median: null },
}
