import { performance } from 'node:perf_hooks'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../src/db/schema.ts'
import { toCard } from '../src/modules/property/card.ts'
import { comparePrices } from '../src/modules/property/compare-prices.ts'
import { readFacets } from '../src/modules/property/facets/read-facets.ts'
import { filterFromQuery } from '../src/modules/property/filter-from-query.ts'
import { readMap } from '../src/modules/property/repository/read-map.ts'
import { similarProperties } from '../src/modules/property/repository/similar-properties.ts'
import { searchProperties } from '../src/modules/property/search/search-properties.ts'
import { loadSearchIndex } from '../src/modules/property/search-index.ts'
import { createSuggester } from '../src/modules/property/suggestions/suggest.ts'
import type { ParameterSets, QuerySearch, Search } from './parameters.ts'

/** Milliseconds of one client that asks one query after the other. */
export type Timing = { query: string; p50: number; p95: number; rows: number }

/** Sets that are run before the clock counts. */
const WARM_UP = 40

async function time<T>(
  query: string,
  sets: readonly T[],
  run: (set: T) => Promise<number>,
): Promise<Timing> {
  for (const set of sets.slice(0, WARM_UP)) await run(set)
  const times: number[] = []
  let rows = 0
  for (const set of sets) {
    const start = performance.now()
    rows += await run(set)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { query, p50: at(0.5), p95: at(0.95), rows: rows / sets.length }
}

/** The typical queries through the product's own functions, beside two bare statements. */
export async function measure(db: Kysely<Database>, sets: ParameterSets): Promise<Timing[]> {
  const search = async ({ filter, page }: Search) =>
    (await searchProperties(db, lookups, filter, page)).rows.length
  const similar = async (id: string) => (await similarProperties(db, id, 12)).length
  const lookups = await loadSearchIndex(db)
  const filterOf = (query: QuerySearch['query']) => {
    const read = filterFromQuery(query, lookups)
    return 'filter' in read ? read.filter : {}
  }
  const facets = async ({ query }: QuerySearch) =>
    (await readFacets(db, lookups, query, filterOf(query))).total
  const relaxations = async ({ query }: QuerySearch) =>
    (await readFacets(db, lookups, query, filterOf(query))).relaxations.length
  const map = async ({ query, zoom }: QuerySearch) => {
    const { pins, clusters } = await readMap(db, lookups, filterOf(query), zoom)
    return pins.length + clusters.length
  }
  const compared = async ({ filter, page }: Search) => {
    const { rows } = await searchProperties(db, lookups, { ...filter, places: undefined }, page)
    const cards = rows.map((row) => toCard(row, lookups, false))
    return (await comparePrices(db, lookups, cards)).length
  }
  const suggest = createSuggester(db, lookups)
  const typed = async (text: string) => (await suggest(text)).length
  const byKey = async (id: string) =>
    (await sql`select * from property where id = ${id}`.execute(db)).rows.length
  const count = async ({ filter }: Search) =>
    (
      await sql`select count(*) from property l where l.status = 1 and l.purpose = ${filter.purpose}
        and l.community_code = ${filter.places?.[0] ?? 0}`.execute(db)
    ).rows.length
  return [
    await time('bare SQL: by primary key', sets.similar, byKey),
    await time('bare SQL: count of an indexed equality', sets.filtered, count),
    await time('a) filtered and sorted page', sets.filtered, search),
    await time('b) deep page (20 to 200)', sets.deep, search),
    await time('c) text, 40 % with a slip', sets.text, search),
    await time('d) amenities and price', sets.amenities, search),
    await time('e) box on the map', sets.box, search),
    await time('f) similar listings', sets.similar, similar),
    await time('g) search in figures', sets.facets, facets),
    await time('h) the same with few homes and changes', sets.narrow, relaxations),
    await time('i) map', sets.map, map),
    await time('j) suggestions', sets.typed, typed),
    await time('k) page of newest, compared', sets.filtered, compared),
  ]
}
