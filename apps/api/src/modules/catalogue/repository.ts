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

export const readPlaces = (db: Kysely<Database>): Promise<PlaceTable[]> =>
  db.selectFrom('place').selectAll().orderBy('code').execute()

/** Of every level, those above first. */
export const readCategories = (db: Kysely<Database>): Promise<CategoryTable[]> =>
  db.selectFrom('category').selectAll().orderBy('level').orderBy('position').execute()

export const readAmenities = (db: Kysely<Database>) =>
  db.selectFrom('amenity').selectAll().orderBy('bit').execute()

/** Names of places in every language, but for those of the land register. */
export const readVisitorsNames = (db: Kysely<Database>) =>
  db
    .selectFrom('place_alias')
    .select(['place_code', 'name'])
    .where('lang', '!=', 'dld')
    .orderBy('rank')
    .execute()

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
    .orderBy('rank')
    .orderBy('folded')
    .orderBy('place_code')
    .execute()
