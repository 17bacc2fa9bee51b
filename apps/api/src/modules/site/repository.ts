import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Exact number of properties that visitors can see. */
export async function countLive(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('property')
    .select(sql<number>`count(*)`.as('properties'))
    .where(sql<boolean>`status = 1`)
    .executeTakeFirstOrThrow()
  return Number(row.properties)
}

/** Ends where the database answers at all. @throws where it does not */
export async function askDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db)
}
