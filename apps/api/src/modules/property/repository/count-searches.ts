import { type Kysely, sql } from 'kysely'
import type { Condition } from '../../../db/property-conditions.ts'
import type { Database } from '../../../db/schema.ts'
import { isImpossible } from '../filter/effective-filter.ts'
import type { PropertyFilter } from '../filter/filter.ts'
import type { SearchIndex } from '../search-index.ts'
import { planQuery } from './query-plan.ts'
import { resolveSearch } from './resolve-search.ts'

/** Exact numbers of properties of several filters, in their order; those without a text in one statement. */
export async function countSearches(
  db: Kysely<Database>,
  filters: readonly PropertyFilter[],
  index: SearchIndex,
): Promise<number[]> {
  const plain = filters.filter((filter) => !hasText(filter))
  const counts = await countPlain(db, plain, index)
  const totals: number[] = []
  for (const filter of filters) {
    const known = hasText(filter) ? undefined : counts.get(filter)
    totals.push(known ?? (await resolveSearch(db, filter, index)).total)
  }
  return totals
}

const hasText = ({ text }: PropertyFilter): boolean => text !== undefined && text.trim() !== ''

async function countPlain(
  db: Kysely<Database>,
  filters: readonly PropertyFilter[],
  { tree }: SearchIndex,
): Promise<Map<PropertyFilter, number>> {
  const possible = filters.filter((filter) => !isImpossible(filter))
  const counts = new Map<PropertyFilter, number>(filters.map((filter) => [filter, 0]))
  if (possible.length === 0) return counts
  const totals = await countEach(
    db,
    possible.map((filter) => planQuery(filter, tree).condition),
  )
  for (const [at, filter] of possible.entries()) counts.set(filter, totals[at] ?? 0)
  return counts
}

/** Exact numbers of properties of several conditions, in their order and in one statement. */
export async function countEach(
  db: Kysely<Database>,
  conditions: readonly Condition[],
): Promise<number[]> {
  if (conditions.length === 0) return []
  const each = conditions.map(
    (condition, at) =>
      sql`select ${sql.lit(at)} as at, count(*) as total from property l where ${condition}`,
  )
  const { rows } = await sql<{ at: number; total: number }>`
    ${sql.join(each, sql` union all `)}
  `.execute(db)
  const totals = new Map(rows.map(({ at, total }) => [at, total]))
  return conditions.map((_, at) => totals.get(at) ?? 0)
}
