import {
  type AlikeAdverts,
  comparedMonths,
  rankedYields,
  type YieldQuestion,
  yieldOf,
} from '@manzil/assistant/tools/place-yields'
import type { AreaYield, AreaYields, PlaceWithoutYield } from '@manzil/assistant/tools/tools'
import { type Kysely, sql } from 'kysely'
import { purposeOf } from '../../db/codes.ts'
import { all, type Condition, isLive } from '../../db/property-conditions.ts'
import type { Database } from '../../db/schema.ts'
import { undated } from '../../db/undated.ts'
import type { Lookups } from '../../modules/catalogue/lookups.ts'

/**
 * Adverts with a day, of the two years that end with the newest of the site: an import may be older
 * than today, and then its rents and prices still belong together. Prices of unknown age do not.
 */
const isCompared: Condition = sql`l.published_at > ${undated}
  and l.published_at >= (select max(n.published_at) from property n where n.status = 1)
    - make_interval(months => ${comparedMonths})`

interface YieldQuery {
  /** Kind, rooms and place of the properties; neither purpose nor price. */
  condition: Condition
  now: Date
}

interface Ranking extends YieldQuery {
  prices: YieldQuestion['prices']
  limit: number
}

/** Communities by their yields, the highest first. */
export async function readAreaYields(
  db: Kysely<Database>,
  { condition, ...ranking }: Ranking,
  lookups: Lookups,
): Promise<AreaYields> {
  const groups = await readGroups(db, condition)
  const named = groups.flatMap((row) => {
    const code = row.community_code
    const place = code === null ? undefined : lookups.placeByCode.get(code)?.slug
    return place === undefined ? [] : toAdverts(row, lookups).map((its) => ({ place, its }))
  })
  const byPlace = Map.groupBy(named, ({ place }) => place)
  const adverts = new Map([...byPlace].map(([place, rows]) => [place, rows.map(({ its }) => its)]))
  return rankedYields(adverts, ranking)
}

/** The yield of one place, however large, or why it has none. */
export async function readPlaceYield(
  db: Kysely<Database>,
  place: string,
  { condition, now }: YieldQuery,
  lookups: Lookups,
): Promise<AreaYield | PlaceWithoutYield> {
  const groups = await readGroups(db, condition)
  return yieldOf(
    place,
    groups.flatMap((row) => toAdverts(row, lookups)),
    now,
  )
}

/** Properties of one community, kind, number of bedrooms and purpose. */
interface GroupRow {
  community_code: number | null
  type_code: number
  beds: number
  purpose: number
  live: number
  properties: number
  median: number | null
  first: Date | null
  last: Date | null
}

async function readGroups(db: Kysely<Database>, condition: Condition): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select l.community_code, l.type_code, l.beds, l.purpose, count(*) as live,
      count(*) filter (where ${isCompared}) as properties,
      percentile_cont(0.5) within group (order by l.price::float8) filter (where ${isCompared})
        as median,
      min(l.published_at) filter (where ${isCompared}) as first,
      max(l.published_at) filter (where ${isCompared}) as last
    from property l
    where ${all([condition, isLive, sql`l.price > 0`, sql`l.beds is not null`])}
    group by l.community_code, l.type_code, l.beds, l.purpose
  `.execute(db)
  return rows
}

function toAdverts(row: GroupRow, { categoryByType }: Lookups): AlikeAdverts[] {
  const { community_code, type_code, beds, live, properties, median, first, last } = row
  const purpose = purposeOf(row.purpose)
  const [type] = [...categoryByType].find(([, { code }]) => code === type_code) ?? []
  if (purpose === undefined || type === undefined) return []
  const group = [community_code, type_code, beds].join('/')
  return [{ group, type, bedrooms: beds, purpose, live, properties, median, first, last }]
}
