import { type Kysely, sql } from 'kysely'

/** Properties that are being written down: one draft of each that is changed, and any number of new ones. */
export async function createPropertyDrafts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table property_draft (
      id text collate "C" primary key,
      owner_id text collate "C" not null references account on delete cascade,
      property_id text collate "C",
      version integer not null,
      editor text collate "C" not null,
      browser text,
      os text,
      content jsonb not null,
      saved_at timestamptz not null
    );
    create index property_draft_owner on property_draft (owner_id, saved_at desc);
    create unique index property_draft_property on property_draft (owner_id, property_id)
      where property_id is not null;
    create index property_draft_age on property_draft (saved_at);
  `.execute(db)
}
