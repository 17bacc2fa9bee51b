import { type Kysely, sql } from 'kysely'

/**
 * What an advert's own words say, with those words. Adverts that are there already are read when the
 * server starts or an import begins, since reading them takes more than SQL.
 */
export async function addStatedFacts<DB>(db: Kysely<DB>): Promise<void> {
  await sql`alter table listing_text add column stated_facts jsonb not null default '[]'`.execute(
    db,
  )
}
