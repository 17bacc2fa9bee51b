import { type Kysely, sql } from 'kysely'

/**
 * When agents and agencies show properties, viewings, and what happened to them. Who comes to a
 * viewing stands in its enquiry alone.
 *
 * A viewing that holds its time has it in `taken`: minutes since 1970 behind the number of its
 * calendar, so that no two of a calendar overlap, by the database's own rule and without an extension.
 */
export async function createViewings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table viewing_calendar (
      account_id text collate "C" primary key references account on delete cascade,
      number integer generated always as identity unique,
      week jsonb not null default '[]',
      exceptions jsonb not null default '[]',
      length_minutes integer not null default 30 check (length_minutes > 0),
      travel_minutes integer not null default 30 check (travel_minutes >= 0),
      notice_hours integer not null default 2 check (notice_hours >= 0),
      horizon_days integer not null default 14 check (horizon_days > 0),
      revision integer not null default 0
    );

    create table viewing (
      id text collate "C" primary key references enquiry on delete cascade,
      agent_id text collate "C" not null references viewing_calendar on delete cascade,
      property_id text collate "C" not null,
      property_title text not null,
      property_title_ar text,
      place text collate "C" not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      state text collate "C" not null check (state in ('requested', 'proposed', 'confirmed', 'cancelled')),
      taken int8range,
      sequence integer not null default 0,
      revision integer not null default 1,
      reminder_due_at timestamptz,
      created_at timestamptz not null,
      check (ends_at > starts_at),
      check ((taken is not null) = (state in ('proposed', 'confirmed'))),
      constraint viewing_one_winner exclude using gist (taken with &&)
    );
    create index viewing_agent on viewing (agent_id, starts_at);
    create index viewing_reminder on viewing (reminder_due_at) where reminder_due_at is not null;

    create table viewing_event (
      id text collate "C" primary key,
      viewing_id text collate "C" not null references viewing on delete cascade,
      at timestamptz not null,
      side text collate "C" not null check (side in ('visitor', 'advertiser')),
      event text collate "C" not null,
      starts_at timestamptz not null
    );
    create index viewing_event_viewing on viewing_event (viewing_id, at, id);
  `.execute(db)
}
