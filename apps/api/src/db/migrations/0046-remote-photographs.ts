import { type Kysely, sql } from 'kysely'

/** What is known of the addresses of photographs that imported adverts name: one row for each address. */
export async function createRemotePhotographs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table remote_photograph (
      address_hash text collate "C" primary key,
      address text not null,
      host text collate "C" not null,
      state text collate "C" not null check (state in ('waiting', 'shown', 'gone', 'refused')),
      fault text collate "C",
      picture_id text collate "C",
      picture_url text,
      content_hash text collate "C",
      etag text,
      last_modified text,
      tries smallint not null default 0,
      due_at timestamptz not null,
      held_until timestamptz,
      named_at timestamptz not null
    );
    create index remote_photograph_content on remote_photograph (content_hash)
      where state = 'shown';
    create index remote_photograph_host on remote_photograph (host);
  `.execute(db)
}
