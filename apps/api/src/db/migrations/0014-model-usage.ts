import { type Kysely, sql } from 'kysely'

/** Tokens that language models have taken on each day of Dubai. */
export async function createModelUsage(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_usage (
      day date primary key,
      tokens bigint not null
    )
  `.execute(db)
}
