import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

type Column = 'category_code' | 'type_code' | 'subtype_code' | 'place_code'

/** Live listings by the code in one column. */
export async function countLiveBy(
  db: Kysely<Database>,
  column: Column,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('listing')
    .select([column, sql<number>`count(*)`.as('listings')])
    .where(sql<boolean>`status = 1`)
    .groupBy(column)
    .execute()
  return new Map(
    rows.flatMap(({ listings, ...row }) => {
      const code = row[column]
      return code === null ? [] : [[code, Number(listings)] as const]
    }),
  )
}
