import { type Kysely, sql } from 'kysely'
import type { CategoryTable, Database, PlaceTable } from '../../db/schema.ts'

type Column = 'category_code' | 'type_code' | 'subtype_code' | 'place_code'

/** Live properties by the code in one column. */
export async function countLiveBy(
  db: Kysely<Database>,
  column: Column,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('property')
    .select([column, sql<number>`count(*)`.as('properties')])
    .where(sql<boolean>`status = 1`)
    .groupBy(column)
    .execute()
  return new Map(
    rows.flatMap(({ properties, ...row }) => {
      const code = row[column]
      return code === null ? [] : [[code, Number(properties)] as const]
    }),
  )
}

/** Properties of a community for one purpose: how many are live, how many of them state a price, and the median. */
export interface AskedRow {
  community_code: number
  purpose: number
  properties: number
  priced: number
  median: number | null
}

/** What live properties of some types ask, by community and purpose. */
export async function readAsked(
  db: Kysely<Database>,
  typeCodes: readonly number[],
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select community_code, purpose, count(*)::integer as properties,
      (count(*) filter (where price > 0))::integer as priced,
      percentile_cont(0.5) within group (order by price) filter (where price > 0) as median
    from property
    where status = 1 and community_code is not null and type_code in (${sql.join(typeCodes)})
    group by community_code, purpose
  `.execute(db)
  return rows
}

export const readPlaces = (db: Kysely<Database>): Promise<PlaceTable[]> =>
  db.selectFrom('place').selectAll().orderBy('code').execute()

/** A kind of property as it is called and offered now. */
export type NamedCategory = CategoryTable & { is_shown: boolean }

/** Of every level, those above first, as operators have called them. */
export const readCategories = (db: Kysely<Database>): Promise<NamedCategory[]> =>
  db
    .selectFrom('category as c')
    .leftJoin('category_edit as e', 'e.code', 'c.code')
    .selectAll('c')
    .select(({ fn, ref, val }) => [
      fn.coalesce(ref('e.name_en'), ref('c.name_en')).as('name_en'),
      fn.coalesce(ref('e.name_ar'), ref('c.name_ar')).as('name_ar'),
      fn.coalesce(ref('e.is_shown'), val(true)).as('is_shown'),
    ])
    .orderBy('c.level')
    .orderBy('c.position')
    .execute()

export const readAmenities = (db: Kysely<Database>) =>
  db.selectFrom('amenity').selectAll().orderBy('bit').execute()

/** Names of places in every language, but for those of the land register; those of operators come last. */
export async function readVisitorsNames(
  db: Kysely<Database>,
): Promise<{ place_code: number; name: string }[]> {
  const known = await db
    .selectFrom('place_alias')
    .select(['place_code', 'name'])
    .where('lang', '!=', 'dld')
    .orderBy('rank')
    .execute()
  const added = await db
    .selectFrom('operator_alias')
    .select(['place_code', 'name'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return [...known, ...added]
}

/** Rank of a name that an operator has added: that of an alias. */
const ALIAS = 1

/** Rank of the name that a place has in a language; others are aliases. */
const ownName = 0

/** The names that places have in the languages. */
export const readOwnNames = (db: Kysely<Database>, languages: readonly string[]) =>
  db
    .selectFrom('place_alias')
    .select(['place_code', 'lang', 'name'])
    .where('rank', '=', ownName)
    .where('lang', 'in', languages)
    .execute()

/** Folded names of places: own names before other spellings, always in the same order. */
export const readAliases = (db: Kysely<Database>) =>
  db
    .selectFrom('place_alias')
    .innerJoin('place', 'place.code', 'place_alias.place_code')
    .select(['place.slug', 'folded', 'place_code', 'rank'])
    .unionAll(
      db
        .selectFrom('operator_alias')
        .innerJoin('place', 'place.code', 'operator_alias.place_code')
        .select(['place.slug', 'folded', 'place_code', sql<number>`${ALIAS}::smallint`.as('rank')])
        // Where the product has learned the name since, its own counts.
        .where(({ not, exists, selectFrom, ref }) =>
          not(
            exists(
              selectFrom('place_alias as known')
                .select('known.place_code')
                .where('known.place_code', '=', ref('operator_alias.place_code'))
                .where('known.folded', '=', ref('operator_alias.folded')),
            ),
          ),
        ),
    )
    .orderBy('rank')
    .orderBy('folded')
    .orderBy('place_code')
    .execute()
