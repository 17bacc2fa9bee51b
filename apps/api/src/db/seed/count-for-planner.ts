import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'

/** Statistics for the planner, and the visibility that lets it read indexes alone, after many rows were loaded. */
export async function countForPlanner(db: Kysely<Database>): Promise<void> {
  await sql`vacuum (analyze) property, property_text, account, vocab`.execute(db)
}
