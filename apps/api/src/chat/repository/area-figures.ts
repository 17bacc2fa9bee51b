import type { AreaFigures } from '@manzil/assistant/tools/tools'
import { type Kysely, sql } from 'kysely'
import type { Condition } from '../../db/property-conditions.ts'
import type { Database } from '../../db/schema.ts'

interface FiguresRow {
  properties: number
  prices: number[] | null
  per_sqft: number[] | null
}

/** Median and quartiles, in one pass over the rows. */
const figureColumns = sql`
  count(*) as properties,
  percentile_cont(array[0.25, 0.5, 0.75]) within group (order by l.price) as prices,
  percentile_cont(array[0.25, 0.5, 0.75]) within group (order by l.price::float8 / l.size_sqft) as per_sqft
`
export const isPriced: Condition = sql`l.price > 0 and l.size_sqft > 0`

/** Figures of the properties that state a price and a size; undefined where none does. */
export async function readAreaFigures(
  db: Kysely<Database>,
  condition: Condition,
  now: Date,
): Promise<AreaFigures | undefined> {
  const { rows } = await sql<FiguresRow>`
    select ${figureColumns} from property l where ${condition} and ${isPriced}
  `.execute(db)
  const [row] = rows
  return row && toFigures(row, now)
}

function toFigures(
  { properties, prices, per_sqft }: FiguresRow,
  now: Date,
): AreaFigures | undefined {
  const [lowPrice, medianPrice, highPrice] = prices ?? []
  const [lowPerSqft, medianPerSqft, highPerSqft] = per_sqft ?? []
  if (lowPrice === undefined || medianPrice === undefined || highPrice === undefined)
    return undefined
  if (lowPerSqft === undefined || medianPerSqft === undefined || highPerSqft === undefined)
    return undefined
  return {
    properties: Number(properties),
    lowPrice,
    medianPrice,
    highPrice,
    lowPerSqft,
    medianPerSqft,
    highPerSqft,
    asOf: now.toISOString(),
  }
}
