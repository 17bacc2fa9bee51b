import {
  type AlikeAdverts,
  byYield,
  comparedMonths,
  yieldOf,
} from '@manzil/assistant/tools/place-yields'
import type { AreaYield } from '@manzil/assistant/tools/tools'
import { fewestComparables } from '@manzil/domain/yield/comparables'
import { type Kysely, sql } from 'kysely'
import { purposeCodes, purposeOf } from '../../db/codes.ts'
import { all, type Condition, isLive } from '../../db/property-conditions.ts'
import type { Database } from '../../db/schema.ts'
import { undated } from '../../db/undated.ts'
import type { Lookups } from '../../modules/catalogue/lookups.ts'
import { isPriced } from './area-figures.ts'

/**
 * Adverts with a day, of the two years that end with the newest of the site: an import may be older
 * than today, and then its rents and prices still belong together.
 */
const isCompared: Condition = sql`l.beds is not null and l.published_at > ${undated}
  and l.published_at >= (select max(n.published_at) from property n where n.status = 1)
    - make_interval(months => ${comparedMonths})`

interface YieldQuery {
  /** Kind, rooms and place of the properties; neither purpose nor price. */
  condition: Condition
  now: Date
}

interface Ranking extends YieldQuery {
  /** Sale prices that choose the communities, AED; the properties in them are taken at every price. */
  prices: { min: number | undefined; max: number | undefined }
  limit: number
}

/** Communities where the prices buy a property, the highest yield first; those with few properties come last. */
export async function readAreaYields(
  db: Kysely<Database>,
  { condition, prices, limit, now }: Ranking,
  { placeByCode }: Lookups,
): Promise<AreaYield[]> {
  const groups = await readGroups(db, condition, prices)
  const communities = Map.groupBy(groups, ({ community_code }) => community_code)
  const yields = [...communities].flatMap(([code, alike]): AreaYield[] => {
    const place = code === null ? undefined : placeByCode.get(code)?.slug
    const affordable = alike.reduce((sum, each) => sum + Number(each.affordable), 0)
    if (place === undefined || affordable < fewestComparables) return []
    const its = toYield(place, alike, now)
    return its ? [its] : []
  })
  return yields.sort(byYield).slice(0, limit)
}

/** The yield of one place, however large; undefined where too few properties are alike. */
export async function readPlaceYield(
  db: Kysely<Database>,
  place: string,
  { condition, now }: YieldQuery,
): Promise<AreaYield | undefined> {
  const groups = await readGroups(db, condition)
  return toYield(place, groups, now)
}

/** Properties of one community, kind, number of bedrooms and purpose. */
interface GroupRow {
  community_code: number | null
  type_code: number
  beds: number
  purpose: number
  properties: number
  affordable: number
  per_sqft: number
  first: Date
  last: Date
}

async function readGroups(
  db: Kysely<Database>,
  condition: Condition,
  { min, max }: Partial<Ranking['prices']> = {},
): Promise<GroupRow[]> {
  const { sale } = purposeCodes
  const isAffordable = all([
    sql`l.purpose = ${sale}`,
    sql`l.price >= ${min ?? 0}`,
    max === undefined ? sql`true` : sql`l.price <= ${max}`,
  ])
  const { rows } = await sql<GroupRow>`
    select l.community_code, l.type_code, l.beds, l.purpose, count(*) as properties,
      count(*) filter (where ${isAffordable}) as affordable,
      percentile_cont(0.5) within group (order by l.price::float8 / l.size_sqft) as per_sqft,
      min(l.published_at) as first, max(l.published_at) as last
    from property l where ${all([condition, isLive, isPriced, isCompared])}
    group by l.community_code, l.type_code, l.beds, l.purpose
  `.execute(db)
  return rows
}

function toAdverts(row: GroupRow): AlikeAdverts[] {
  const purpose = purposeOf(row.purpose)
  if (purpose === undefined) return []
  const { community_code, type_code, beds, properties, per_sqft: perSqft, first, last } = row
  return [
    {
      group: [community_code, type_code, beds].join('/'),
      purpose,
      properties,
      perSqft,
      first,
      last,
    },
  ]
}

/** Undefined where too few properties are alike. */
const toYield = (place: string, rows: readonly GroupRow[], now: Date): AreaYield | undefined =>
  yieldOf(place, rows.flatMap(toAdverts), now)
