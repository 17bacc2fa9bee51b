import type { Counted } from '@manzil/domain/search/distribution'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { all, type Condition, ofPurpose, valueConditions } from '../search/conditions.ts'
import { applyReading } from '../search/effective-filter.ts'
import type { ListingFilter } from '../search/filter.ts'
import { planQuery } from '../search/query-plan.ts'
import type { ResolvedSearch } from '../search/resolve-search.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { keyOf, type Row, rowOf } from './facet-key.ts'

/** Filters whose options are counted without themselves, by the bit that says a row fails them. */
export const facetBits = {
  purpose: 1,
  category: 2,
  type: 4,
  bedrooms: 8,
  bathrooms: 16,
  completion: 32,
  furnished: 64,
  verified: 128,
  price: 256,
  size: 512,
} as const

export type FacetName = keyof typeof facetBits

export type FacetCounts = {
  /** Rows that fail at most one of the filters above, grouped by everything that options ask for. */
  groups: readonly (readonly [row: Row, count: number])[]
  prices: Counted
  sizes: Counted
  /** Homes of the search by the code of their finest place, and by their amenities. */
  places: Counted
  amenities: Counted
}

/** The condition of each facet that is set; chosen filters and what the text names for it. */
function facetConditions(
  filter: ListingFilter,
  effective: ListingFilter,
): Record<FacetName, Condition[]> {
  const { priceMin, priceMax, sizeMin, sizeMax, beds, bedsMin, bedsMax, bathsMin } = effective
  const { purpose, category, completion, furnished, verified } = effective
  return {
    purpose: purpose === undefined ? [] : [ofPurpose(purpose)],
    category: valueConditions({ category }),
    // Types of the text have to hold beside the chosen ones, so they stay for every option.
    type: valueConditions({ types: filter.types }),
    bedrooms: valueConditions({ beds, bedsMin, bedsMax }),
    bathrooms: valueConditions({ bathsMin }),
    completion: valueConditions({ completion }),
    furnished: valueConditions({ furnished }),
    verified: valueConditions({ verified }),
    price: valueConditions({ priceMin, priceMax }),
    size: valueConditions({ sizeMin, sizeMax }),
  }
}

/**
 * Counts everything in one scan: each row gets a bit for every filter that it fails, and only rows
 * that fail at most one can count for an option. Bitmaps and values are grouped here, and decoded by
 * the caller. Measured at 12,000 listings: see `npm run bench:search`.
 */
export async function countFacets(
  db: Kysely<Database>,
  filter: ListingFilter,
  { reading, words }: ResolvedSearch,
  { tree, typeCode, ...knowledge }: SearchIndex,
): Promise<FacetCounts> {
  const index = { tree, typeCode, ...knowledge }
  const effective = reading ? applyReading(filter, reading, index.tree, typeCode) : filter
  const textTypes = reading?.types.flatMap((slug) => typeCode.get(slug) ?? []) ?? []
  const { places, subtype, amenities, box, area } = effective
  const types = textTypes.length > 0 ? textTypes : undefined
  const { condition: fixed } = planQuery(
    { places, subtype, amenities, box, area, types },
    tree,
    words?.condition === undefined ? [] : [words.condition],
  )
  const conditions = facetConditions(filter, effective)
  const bits = (Object.keys(facetBits) as FacetName[]).flatMap((name) =>
    conditions[name].length === 0
      ? []
      : [sql`case when ${all(conditions[name])} then 0 else ${sql.lit(facetBits[name])} end`],
  )
  const fails = bits.length === 0 ? sql`0` : sql.join(bits, sql` + `)
  const values = (column: string, where: Condition) => sql`(
    select string_agg(v || ':' || n, ',') from (
      select ${sql.ref(column)} as v, count(*) as n from m where ${where} group by 1
    ) g where v is not null)`
  const failsOnly = (bit: number): Condition => sql`fails in (0, ${sql.lit(bit)})`
  const { rows } = await sql<
    Record<'keys' | 'prices' | 'sizes' | 'places' | 'amenities', string | null>
  >`
    with m as materialized (
      select fails, ${keyOf} as key, price, size_sqft, place_code, amenity_bits
      from (select l.*, ${fails} as fails from listing l where ${fixed}) l
      where fails & (fails - 1) = 0
    )
    select ${values('key', sql`true`)} as keys,
      ${values('price', failsOnly(facetBits.price))} as prices,
      ${values('size_sqft', failsOnly(facetBits.size))} as sizes,
      ${values('place_code', sql`fails = 0`)} as places,
      ${values('amenity_bits', sql`fails = 0`)} as amenities
  `.execute(db)
  const [found] = rows
  return {
    groups: countsOf(found?.keys).map(([key, count]) => [rowOf(key), count]),
    prices: countsOf(found?.prices),
    sizes: countsOf(found?.sizes),
    places: countsOf(found?.places),
    amenities: countsOf(found?.amenities),
  }
}

/** Reads `value:count,value:count`. */
function countsOf(text: string | null | undefined): [number, number][] {
  if (text === null || text === undefined) return []
  return text.split(',').map((pair) => {
    const [value, count] = pair.split(':')
    return [Number(value), Number(count)]
  })
}
