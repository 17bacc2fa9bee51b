import { type Kysely, sql } from 'kysely'

/**
 * The ids of deleted properties, so that their addresses can say that they are gone for good. The
 * database writes them by itself: whoever deletes cannot forget it. Only properties that visitors may
 * have seen count, which are live (1) and hidden (2) ones.
 */
export async function rememberGoneListings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gone_listing (
      id text collate "C" primary key,
      gone_at timestamptz not null default now()
    );
    create index gone_listing_age on gone_listing (gone_at);

    create or replace function remember_gone_listings() returns trigger language plpgsql as $$
    begin
      insert into gone_listing (id) select id from deleted where status in (1, 2)
      on conflict do nothing;
      return null;
    end
    $$;
    create trigger listing_gone after delete on listing
      referencing old table as deleted for each statement execute function remember_gone_listings();
  `.execute(db)
}
