import type { AreaFigures, AreaYield } from '@manzil/assistant/tools/tools'
import { fewestComparables } from '@manzil/market/comparables'
import { grossYield } from '@manzil/market/yield/gross-yield'
import { type Kysely, sql } from 'kysely'
import { purposeCodes } from '../db/codes.ts'
import type { Database } from '../db/schema.ts'
import type { Lookups } from '../modules/catalogue/lookups.ts'
import type { Condition } from '../modules/property/search/conditions.ts'

interface FiguresRow {
  listings: number
  prices: number[] | null
  per_sqft: number[] | null
}

/** Median and quartiles, in one pass over the rows. */
const figureColumns = sql`
  count(*) as listings,
  percentile_cont(array[0.25, 0.5, 0.75]) within group (order by l.price) as prices,
  percentile_cont(array[0.25, 0.5, 0.75]) within group (order by l.price::float8 / l.size_sqft) as per_sqft
`
const isPriced: Condition = sql`l.price > 0 and l.size_sqft > 0`

/** Figures of the listings that state a price and a size; undefined where none does. */
export async function readAreaFigures(
  db: Kysely<Database>,
  condition: Condition,
  now: Date,
): Promise<AreaFigures | undefined> {
  const { rows } = await sql<FiguresRow>`
    select ${figureColumns} from listing l where ${condition} and ${isPriced}
  `.execute(db)
  const [row] = rows
  return row && toFigures(row, now)
}

interface YieldQuery {
  /** Without purpose and price. */
  condition: Condition
  /** Limits of a sale price; rents have none. AED. */
  prices: { min: number | undefined; max: number | undefined }
  limit: number
  now: Date
}

/** Communities by rent over price for a square foot, the highest first. */
export async function readAreaYields(
  db: Kysely<Database>,
  { condition, prices, limit, now }: YieldQuery,
  { placeByCode }: Lookups,
): Promise<AreaYield[]> {
  const { min, max } = prices
  const { sale, rent } = purposeCodes
  const affordable = sql`(l.purpose = ${rent} or (l.price >= ${min ?? 0} and ${max === undefined ? sql`true` : sql`l.price <= ${max}`}))`
  const { rows } = await sql<FiguresRow & { community_code: number; purpose: number }>`
    select l.community_code, l.purpose, ${figureColumns} from listing l
    where ${condition} and ${isPriced} and ${affordable}
    group by l.community_code, l.purpose having count(*) >= ${fewestComparables}
  `.execute(db)
  const communities = Map.groupBy(rows, ({ community_code }) => community_code)
  const yields = [...communities].flatMap(([code, kinds]): AreaYield[] => {
    const figuresOf = (purpose: number): AreaFigures | undefined => {
      const row = kinds.find((kind) => kind.purpose === purpose)
      return row && toFigures(row, now)
    }
    const place = placeByCode.get(code)?.slug
    const [forSale, forRent] = [figuresOf(sale), figuresOf(rent)]
    if (place === undefined || forSale === undefined || forRent === undefined) return []
    return [{ place, sale: forSale, rent: forRent }]
  })
  return yields.sort(byYield).slice(0, limit)
}

/** A median of fewer homes moves by chance: such places come after the others. */
const manyHomes = 20
const isWellKnown = ({ sale, rent }: AreaYield): boolean =>
  Math.min(sale.listings, rent.listings) >= manyHomes
const byYield = (left: AreaYield, right: AreaYield): number =>
  Number(isWellKnown(right)) - Number(isWellKnown(left)) || share(right) - share(left)

const share = ({ sale, rent }: AreaYield): number =>
  grossYield(rent.medianPerSqft, sale.medianPerSqft) ?? 0

function toFigures({ listings, prices, per_sqft }: FiguresRow, now: Date): AreaFigures | undefined {
  const [lowPrice, medianPrice, highPrice] = prices ?? []
  const [lowPerSqft, medianPerSqft, highPerSqft] = per_sqft ?? []
  if (lowPrice === undefined || medianPrice === undefined || highPrice === undefined)
    return undefined
  if (lowPerSqft === undefined || medianPerSqft === undefined || highPerSqft === undefined)
    return undefined
  return {
    listings: Number(listings),
    lowPrice,
    medianPrice,
    highPrice,
    lowPerSqft,
    medianPerSqft,
    highPerSqft,
    asOf: now.toISOString(),
  }
}
