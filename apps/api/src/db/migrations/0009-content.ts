import { type Kysely, sql } from 'kysely'

/** Texts of the site, one row for each language, as they were read from files. */
export async function createContent(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content (
      kind text not null,
      key text not null,
      language text not null,
      position integer not null,
      data jsonb not null,
      hash text not null,
      source_file text not null,
      loaded_at timestamptz not null default now(),
      primary key (kind, key, language)
    )
  `.execute(db)
}
