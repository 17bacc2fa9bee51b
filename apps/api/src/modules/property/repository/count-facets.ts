import type { Counted } from '@manzil/domain/search/distribution'
import { type Kysely, sql } from 'kysely'
import { all, type Condition } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'
import type { PropertyFilter } from '../filter/filter.ts'
import type { SearchIndex } from '../search-index.ts'
import { ofPurpose, valueConditions } from './conditions.ts'
import { keyOf, type Row, rowOf } from './facet-key.ts'
import { planQuery } from './query-plan.ts'
import type { ResolvedSearch } from './resolve-search.ts'

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
  /** Properties of the search by the code of their finest place. */
  places: Counted
  /** The bitmap of each property of the search: nearly all differ, so grouping them gains nothing. */
  amenities: readonly number[]
}

/** The filter as it was chosen, with what its text names, and how its words are matched. */
type FacetSearch = { filter: PropertyFilter; effective: PropertyFilter; search: ResolvedSearch }

/** The condition of each facet that is set; chosen filters and what the text names for it. */
function facetConditions(
  filter: PropertyFilter,
  effective: PropertyFilter,
): Record<FacetName, Condition[]> {
  const {
    price_min,
    price_max,
    size_min,
    size_max,
    beds,
    bedrooms_min,
    bedrooms_max,
    bathrooms_min,
  } = effective
  const { purpose, category, completion, furnished, verified } = effective
  return {
    purpose: purpose === undefined ? [] : [ofPurpose(purpose)],
    category: valueConditions({ category }),
    // Types of the text have to hold beside the chosen ones, so they stay for every option.
    type: valueConditions({ types: filter.types }),
    bedrooms: valueConditions({ beds, bedrooms_min, bedrooms_max }),
    bathrooms: valueConditions({ bathrooms_min }),
    completion: valueConditions({ completion }),
    furnished: valueConditions({ furnished }),
    verified: valueConditions({ verified }),
    price: valueConditions({ price_min, price_max }),
    size: valueConditions({ size_min, size_max }),
  }
}

/** What holds for every option: the filters that are no facet, which any new one is at first. */
function besidesFacets(effective: PropertyFilter): PropertyFilter {
  const { purpose, category, types, completion, furnished, verified, ...others } = effective
  const { price_min, price_max, size_min, size_max, ...unpriced } = others
  const { beds, bedrooms_min, bedrooms_max, bathrooms_min, ...rest } = unpriced
  return rest
}

/**
 * Counts everything in one scan: each row gets a bit for every filter that it fails, and only rows
 * that fail at most one can count for an option. The answer is five texts, because thousands of rows
 * would cost more than the scan.
 */
export async function countFacets(
  db: Kysely<Database>,
  { filter, effective, search: { reading, words } }: FacetSearch,
  { tree, typeCode }: Pick<SearchIndex, 'tree' | 'typeCode'>,
): Promise<FacetCounts> {
  const textTypes = reading?.types.flatMap((slug) => typeCode.get(slug) ?? []) ?? []
  const types = textTypes.length > 0 ? textTypes : undefined
  const { condition: fixed } = planQuery(
    { ...besidesFacets(effective), types },
    tree,
    words?.condition === undefined ? [] : [words.condition],
  )
  const conditions = facetConditions(filter, effective)
  // The keys of `facetBits` are what `FacetName` is made of.
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
  // Without its offset the inner query would be merged, and each condition tried three times.
  const { rows } = await sql<Found>`
    with m as materialized (
      select fails, type_code, ${keyOf} as key, price, size_sqft, place_code, amenity_bits
      from (
        select ${columns}, ${fails} as fails from property l where ${fixed} offset 0
      ) l where fails & (fails - 1) = 0
    )
    select (
        select string_agg(type_code || ':' || key || ':' || n, ',') from (
          select type_code, key, count(*) as n from m group by 1, 2
        ) g
      ) as groups,
      ${values('price', failsOnly(facetBits.price))} as prices,
      ${values('size_sqft', failsOnly(facetBits.size))} as sizes,
      ${values('place_code', sql`fails = 0`)} as places,
      (select string_agg(amenity_bits::text, ',') from m where fails = 0) as amenities
  `.execute(db)
  const [found] = rows
  return {
    groups: numbersOf(found?.groups).map(([type = 0, key = 0, count = 0]) => [
      rowOf(key, type),
      count,
    ]),
    prices: countsOf(found?.prices),
    sizes: countsOf(found?.sizes),
    places: countsOf(found?.places),
    amenities: numbersOf(found?.amenities).map(([bits = 0]) => bits),
  }
}

type Found = Record<'groups' | 'prices' | 'sizes' | 'places' | 'amenities', string | null>

const columns = sql.join(
  [
    'purpose',
    'beds',
    'baths',
    'furnished',
    'completion',
    'verified',
    'type_code',
    'price',
    'size_sqft',
    'place_code',
    'amenity_bits',
  ].map((column) => sql.ref(`l.${column}`)),
)

const countsOf = (text: string | null | undefined): [number, number][] =>
  numbersOf(text).map(([value = 0, count = 0]) => [value, count])

/** Reads `1:2:3,4:5:6`. */
function numbersOf(text: string | null | undefined): number[][] {
  if (text === null || text === undefined) return []
  return text.split(',').map((one) => one.split(':').map(Number))
}
