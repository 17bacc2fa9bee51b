import { type Kysely, sql } from 'kysely'

/** Which row of a source became which property, and how far each run came. */
export async function createImports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_row (
      source text collate "C" not null,
      source_id text collate "C" not null,
      listing_id text collate "C" not null,
      content_hash text collate "C" not null,
      updated_at timestamptz not null default now(),
      primary key (source, source_id)
    );
    create index import_row_listing on import_row (listing_id);

    create table import_run (
      id text collate "C" primary key,
      source text not null,
      file_name text not null,
      file_hash text not null,
      state text not null check (state in ('running', 'stopped', 'done', 'failed')),
      position bigint not null default 0,
      counts jsonb not null default '{}',
      started_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      finished_at timestamptz
    );
    create index import_run_source on import_run (source, started_at desc);
  `.execute(db)
}
