import type { PropertyType, SortBy } from '@manzil/api-client/generated/types.gen'
import type { FilterQuery } from '@manzil/domain/search/relaxations'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { PropertyTable } from '../src/db/property-tables.ts'
import type { Database } from '../src/db/schema.ts'
import type { PageRequest, PropertyFilter } from '../src/modules/property/filter/filter.ts'
import { type Random, seededRandom } from '../test/search/random.ts'

/** A query as a client sends it. */
export type QuerySearch = { query: FilterQuery; zoom: number }

export type Search = { filter: PropertyFilter; page: PageRequest }

/** The typical queries; each list holds as many parameter sets as were asked for. */
export type ParameterSets = {
  filtered: Search[]
  deep: Search[]
  text: Search[]
  amenities: Search[]
  box: Search[]
  similar: string[]
  /** Filters as in `filtered`, with amenities; every eighth has none. */
  facets: QuerySearch[]
  /** A price that only few properties have, so that changes are looked for. */
  narrow: QuerySearch[]
  map: QuerySearch[]
  typed: string[]
}

type Sample = Pick<
  Selectable<PropertyTable>,
  | 'id'
  | 'purpose'
  | 'type_code'
  | 'community_code'
  | 'beds'
  | 'price'
  | 'size_sqft'
  | 'lat'
  | 'lng'
  | 'title'
> & { amenity_bits: number; place: string; place_slug: string; type: PropertyType }

const LIMIT = 24
const SORTS: SortBy[] = ['newest', 'newest', 'price_asc', 'price_desc', 'relevance']

/** Two letters swapped, or one doubled or dropped, in the longest word. */
function withSlip(text: string, random: Random): string {
  const words = text.split(' ')
  const longest = [...words].sort((a, b) => b.length - a.length)[0] ?? ''
  if (longest.length < 5) return text
  const at = random.whole(1, longest.length - 2)
  const [a = '', b = ''] = [longest[at], longest[at + 1]]
  const rest = longest.slice(at + 2)
  const wrong = random.pick([b + a, a + a + b, b])
  return text.replace(longest, `${longest.slice(0, at)}${wrong}${rest}`)
}

/** Filters like those that people set, around a property that there is. */
function filterAround(row: Sample, communities: readonly number[], random: Random): PropertyFilter {
  const filter: PropertyFilter = { purpose: row.purpose }
  if (row.community_code !== null && random.chance(0.7)) {
    const more = random.chance(0.25) ? [random.pick(communities), random.pick(communities)] : []
    filter.places = [...new Set([row.community_code, ...more])]
  }
  if (random.chance(0.6)) filter.types = [row.type_code]
  if (row.price !== null && random.chance(0.6)) {
    filter.price_max = Math.round(row.price * (1 + random.fraction()))
    if (random.chance(0.6)) filter.price_min = Math.round(row.price * random.fraction())
  }
  if (row.beds !== null && random.chance(0.5)) filter.beds = [row.beds]
  if (random.chance(0.2)) filter.bathrooms_min = random.whole(1, 2)
  if (row.size_sqft !== null && random.chance(0.15))
    filter.size_min = Math.round(row.size_sqft * 0.8)
  return filter
}

function amenitiesOf({ amenity_bits }: Sample, random: Random): number[] {
  const bits = Array.from({ length: 38 }, (_, bit) => bit).filter(
    (bit) => Math.floor(amenity_bits / 2 ** bit) % 2 === 1,
  )
  return bits.length === 0 ? [] : [random.pick(bits), random.pick(bits)]
}

function textFor(row: Sample, random: Random): string {
  const words = row.title.split(/[^\p{L}]+/u).filter((word) => word.length > 2)
  const some = random.chance(0.5) ? random.pick(words.length > 0 ? words : ['view']) : ''
  const text = `${row.place} ${some}`.trim()
  return random.chance(0.4) ? withSlip(text, random) : text
}

/** Box of a map window around a property, from a few streets to an emirate. */
function boxAround({ lat, lng }: Sample, random: Random, step = random.whole(0, 5)) {
  const height = 0.01 * 2 ** step
  return { south: lat - height, north: lat + height, west: lng - height, east: lng + height }
}

const purposeOf = ({ purpose }: Sample) => (purpose === 1 ? 'sale' : 'rent')

/** A query around a property that there is, as people set filters one after the other. */
function queryAround(row: Sample, random: Random): FilterQuery {
  if (random.chance(0.125)) return {}
  const query: FilterQuery = { purpose: purposeOf(row) }
  if (random.chance(0.6)) query.location = [row.place_slug]
  if (random.chance(0.5)) query.type = [row.type]
  if (row.beds !== null && random.chance(0.4)) query.bedrooms_min = row.beds
  if (row.price !== null && random.chance(0.5))
    query.price_max = Math.round(row.price * (1 + random.fraction()))
  if (random.chance(0.2)) query.verified = true
  return query
}

function narrowQuery(row: Sample, random: Random): FilterQuery {
  const query = queryAround(row, random)
  const price = Math.round((row.price ?? 100_000) / 10)
  return { ...query, purpose: purposeOf(row), price_max: price, features: ['balcony'] }
}

/** What is typed before a choice: the beginning of a place's name, a criterion, or a property's number. */
function typedFor(row: Sample, random: Random): string {
  const beginning = row.place.slice(0, random.whole(3, Math.max(4, row.place.length)))
  const criterion = `${row.beds ?? 2} bed ${row.place.toLowerCase()} under ${random.whole(1, 9)}m`
  return random.pick([beginning, beginning, withSlip(row.place, random), criterion])
}

/** Seeded parameter sets, drawn from the properties themselves so that they are skewed as data are. */
export async function makeParameters(db: Kysely<Database>, sets: number): Promise<ParameterSets> {
  const random = seededRandom(99)
  const { rows } = await sql<Sample>`
    select l.id, l.purpose, l.type_code, l.community_code, l.beds, l.price, l.size_sqft, l.lat, l.lng,
      l.title, l.amenity_bits, p.name_en as place, c.slug as place_slug, t.slug as type
    from property l join place p on p.code = l.place_code join category t on t.code = l.type_code
      join place c on c.code = coalesce(l.community_code, l.place_code)
    where l.status = 1
    order by md5(l.id) limit ${Math.max(sets, 1000)}
  `.execute(db)
  const communities = rows.flatMap(({ community_code }) => community_code ?? [])
  const page = (number = 1): PageRequest => ({
    sort: random.pick(SORTS),
    page: number,
    limit: LIMIT,
  })
  const each = <T>(make: (row: Sample) => T): T[] =>
    Array.from({ length: sets }, () => make(random.pick(rows)))
  return {
    filtered: each((row) => ({ filter: filterAround(row, communities, random), page: page() })),
    deep: each(({ purpose, community_code }) => ({
      filter: {
        purpose,
        ...(community_code !== null && random.chance(0.4) ? { places: [community_code] } : {}),
      },
      page: page(random.whole(20, 200)),
    })),
    text: each((row) => ({
      filter: { text: textFor(row, random), purpose: row.purpose },
      page: { ...page(), sort: 'relevance' },
    })),
    amenities: each((row) => ({
      filter: {
        purpose: row.purpose,
        amenities: amenitiesOf(row, random),
        ...(row.price === null
          ? {}
          : { price_max: row.price * 2, price_min: Math.round(row.price / 2) }),
      },
      page: page(),
    })),
    box: each((row) => ({
      filter: { purpose: row.purpose, box: boxAround(row, random) },
      page: page(),
    })),
    similar: each(({ id }) => id),
    facets: each((row) => ({ query: queryAround(row, random), zoom: 0 })),
    narrow: each((row) => ({ query: narrowQuery(row, random), zoom: 0 })),
    map: each((row) => {
      const step = random.whole(0, 5)
      const query = { ...queryAround(row, random), ...boxAround(row, random, step) }
      return { query, zoom: 15 - step }
    }),
    typed: each((row) => typedFor(row, random)),
  }
}
