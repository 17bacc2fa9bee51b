import { type Kysely, sql } from 'kysely'

/**
 * Feeds of agents and agencies: where each is read from, its runs, what each run found row by row with
 * what its undoing needs, the rows as they were applied, and the addresses under which others read.
 */
export async function createFeeds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed (
      id text collate "C" primary key,
      account_id text collate "C" not null references account on delete cascade,
      name text not null,
      url text,
      schedule text collate "C" not null,
      format text collate "C",
      file_name text,
      next_run_at timestamptz,
      -- A run was undone: the schedule waits until somebody applies the feed.
      is_held boolean not null default false,
      revision integer not null default 1,
      created_at timestamptz not null
    );
    create index feed_account on feed (account_id);
    create index feed_due on feed (next_run_at) where next_run_at is not null;

    create table feed_run (
      id text collate "C" primary key,
      feed_id text collate "C" not null references feed on delete cascade,
      kind text collate "C" not null,
      by text collate "C" not null,
      state text collate "C" not null,
      created_at timestamptz not null,
      finished_at timestamptz,
      -- Whoever carries it out holds it until then; one that is lost is taken over.
      held_until timestamptz,
      attempts integer not null default 0,
      -- Rows that are done.
      position integer not null default 0,
      counts jsonb not null default '{}',
      problem jsonb,
      -- The run that this one puts back.
      undoes text collate "C"
    );
    create index feed_run_feed on feed_run (feed_id, created_at desc, id desc);
    create unique index feed_run_one on feed_run (feed_id) where state in ('waiting', 'running');
    create index feed_run_open on feed_run (created_at) where state in ('waiting', 'running');

    create table feed_row (
      feed_id text collate "C" not null references feed on delete cascade,
      reference text collate "C" not null,
      property_id text collate "C" not null references property on delete cascade,
      hash text collate "C" not null,
      content jsonb not null,
      gone_at timestamptz,
      pictures_due_at timestamptz,
      picture_tries smallint not null default 0,
      pictures_failed smallint not null default 0,
      primary key (feed_id, reference)
    );
    create unique index feed_row_property on feed_row (property_id);
    create index feed_row_pictures on feed_row (pictures_due_at) where pictures_due_at is not null;

    create table feed_change (
      run_id text collate "C" not null references feed_run on delete cascade,
      row integer not null,
      line integer,
      reference text,
      title text,
      outcome text collate "C" not null,
      property_id text collate "C",
      changes jsonb not null default '[]',
      reasons jsonb not null default '[]',
      -- What a run that is undone goes back to.
      before jsonb,
      primary key (run_id, row)
    );
    create index feed_change_outcome on feed_change (run_id, outcome, row);
    create index feed_change_reference on feed_change (run_id, reference);

    create table feed_picture (
      feed_id text collate "C" not null references feed on delete cascade,
      url_hash text collate "C" not null,
      picture_id text collate "C" not null,
      address text not null,
      primary key (feed_id, url_hash)
    );

    create table feed_export (
      account_id text collate "C" primary key references account on delete cascade,
      id text collate "C" not null unique,
      created_at timestamptz not null
    );

    create index property_text_permit on property_text (permit_number)
      where permit_number is not null;
  `.execute(db)
}
