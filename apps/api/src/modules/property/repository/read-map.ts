import type { MapPins } from '@manzil/api-client/generated/types.gen'
import { zPropertyType } from '@manzil/api-client/generated/zod.gen'
import { gridOf, mostSinglePins } from '@manzil/domain/search/map-grid'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { purposeOf } from '../../../db/codes.ts'
import type { Database } from '../../../db/schema.ts'
import type { Lookups } from '../../catalogue/lookups.ts'
import type { PropertyFilter } from '../filter/filter.ts'
import type { SearchIndex } from '../search-index.ts'
import { resolveSearch } from './resolve-search.ts'

type Cell = {
  id: string
  count: number
  lat: number
  lng: number
  price_min: number | null
  south: number
  west: number
  north: number
  east: number
  purpose: number
  type_code: number
  beds: number | null
}

type PlaceCell = { place_code: number; count: number; price_min: number | null }

/**
 * The properties of a search on a map: each where they are few, otherwise cells of the zoom's grid. The
 * filter holds the map's box; without one there is nothing to draw.
 */
export async function readMap(
  db: Kysely<Database>,
  index: SearchIndex,
  filter: PropertyFilter,
  zoom: number,
): Promise<MapPins> {
  const { plan } = await resolveSearch(db, filter, index)
  if (plan === undefined || filter.box === undefined)
    return { pins: [], clusters: [], places: [], total: 0, without_place: 0 }
  const { condition } = plan
  const { rows: sums } = await sql<{ total: number; placed: number }>`
    select count(*) as total, count(*) filter (where not approximate) as placed
    from property l where ${condition}
  `.execute(db)
  const { total = 0, placed = 0 } = sums[0] ?? {}
  const { latStep, lngStep } = gridOf(filter.box, zoom)
  const cell =
    placed <= mostSinglePins
      ? sql`l.id`
      : sql`floor(l.lat / ${latStep}::float8), floor(l.lng / ${lngStep}::float8)`
  // A cell of one property has its values as each minimum, so it needs no second look.
  const { rows } = await sql<Cell>`
    select min(l.id) as id, count(*) as count, avg(l.lat) as lat, avg(l.lng) as lng,
      min(l.price) as price_min, min(l.lat) as south, min(l.lng) as west, max(l.lat) as north,
      max(l.lng) as east, min(l.purpose) as purpose, min(l.type_code) as type_code,
      min(l.beds) as beds
    from property l where ${condition} and not l.approximate
    group by ${cell} order by 2 desc, 1
  `.execute(db)
  return {
    pins: rows.filter(({ count }) => count === 1).map((row) => toPin(row, index)),
    clusters: rows.filter(({ count }) => count > 1).map(toCluster),
    places: total > placed ? await readPlaces(db, index, condition) : [],
    total,
    without_place: total - placed,
  }
}

/** Places that the contract can answer at once. */
const mostPlaces = 1000

/** Properties without a position of their own, by the finest place that is known of them. */
async function readPlaces(
  db: Kysely<Database>,
  lookups: Lookups,
  condition: RawBuilder<unknown>,
): Promise<MapPins['places']> {
  const { rows } = await sql<PlaceCell>`
    select l.place_code, count(*) as count, min(l.price) as price_min
    from property l where ${condition} and approximate
    group by l.place_code order by 2 desc, 1 limit ${mostPlaces}
  `.execute(db)
  return rows.flatMap(({ place_code, count, price_min }) => {
    const place = lookups.placeByCode.get(place_code)
    return place ? [{ place_id: place.slug, lat: place.lat, lng: place.lng, count, price_min }] : []
  })
}

function toPin(row: Cell, lookups: Lookups): MapPins['pins'][number] {
  const purpose = purposeOf(row.purpose)
  const type = zPropertyType.safeParse(lookups.categoryByCode.get(row.type_code)?.slug)
  if (!purpose || !type.success)
    throw new Error(`property ${row.id} holds a code that no lookup knows`)
  const { id, south: lat, west: lng, price_min: price, beds: bedrooms } = row
  return { _id: id, lat, lng, price, purpose, type: type.data, bedrooms, count: 1 }
}

const toCluster = ({ lat, lng, count, price_min, south, west, north, east }: Cell) => ({
  lat,
  lng,
  count,
  price_min,
  south,
  west,
  north,
  east,
})
