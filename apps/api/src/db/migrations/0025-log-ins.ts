import { type Kysely, sql } from 'kysely'

/**
 * What owners see of their log-ins: sessions with a name of their own and the kind of device, the
 * same for events of the security log, devices that an account was entered from, and passkeys. Only
 * families of browsers and systems are kept, and a country where a proxy tells it.
 */
export async function describeLogIns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session
      add column id text collate "C" not null default gen_random_uuid()::text,
      add column browser text,
      add column os text,
      add column country text;
    create unique index session_id on session (id);

    alter table security_event
      add column browser text,
      add column os text,
      add column country text;

    create table known_device (
      account_id text collate "C" not null references account on delete cascade,
      browser text collate "C" not null,
      os text collate "C" not null,
      country text collate "C" not null,
      seen_at timestamptz not null,
      primary key (account_id, browser, os, country)
    );
    create index known_device_age on known_device (seen_at);

    create table passkey (
      id text collate "C" primary key,
      account_id text collate "C" not null references account on delete cascade,
      credential_id text collate "C" not null unique,
      public_key text not null,
      counter bigint not null,
      name text not null,
      synced boolean not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index passkey_account on passkey (account_id);

    create table passkey_challenge (
      challenge_hash text collate "C" primary key,
      purpose text not null check (purpose in ('add', 'login')),
      session_hash text collate "C" not null,
      expires_at timestamptz not null
    );
    create index passkey_challenge_age on passkey_challenge (expires_at);
  `.execute(db)
}
