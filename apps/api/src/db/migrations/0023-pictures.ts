import { type Kysely, sql } from 'kysely'

/**
 * Pictures that people uploaded. The files are elsewhere, by keys that begin with the id; a row is
 * there before its files and goes after them, so that no file is ever without one. It outlives its owner
 * until the files are removed.
 */
export async function createPictures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table picture (
      id text collate "C" primary key,
      owner_id text collate "C" references account on delete set null,
      kind text collate "C" not null,
      state text collate "C" not null check (state in ('storing', 'shown', 'left')),
      width integer not null,
      height integer not null,
      placeholder text not null,
      variants jsonb not null,
      changed_at timestamptz not null default now()
    );
    create index picture_owner on picture (owner_id, kind);
    create index picture_unused on picture (changed_at) where state <> 'shown' or owner_id is null;
  `.execute(db)
}
