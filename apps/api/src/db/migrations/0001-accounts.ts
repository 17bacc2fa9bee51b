import { type Kysely, sql } from 'kysely'

/**
 * People, their sessions and what belongs to them, and settings. Ids compare by bytes
 * (`collate "C"`), the same on every server and faster than by language.
 */
export async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    create table account (
      id text collate "C" primary key,
      role text not null check (role in ('guest', 'individual', 'agent', 'agency')),
      email text,
      user_name text,
      password_hash text,
      first_name text,
      last_name text,
      company_name text,
      phone text,
      profile_picture text,
      company_logo text,
      agent_photo text,
      agency_logo text,
      agency_id text collate "C",
      languages text[] not null default '{}',
      nationality text,
      rera_number text,
      response_minutes integer,
      is_demo boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index account_email on account (lower(email));
    create unique index account_user_name on account (lower(user_name));
    create index account_agency on account (agency_id) where agency_id is not null;

    create table session (
      token_hash text collate "C" primary key,
      account_id text collate "C" not null references account on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_seen_at timestamptz not null default now()
    );
    create index session_account on session (account_id);
    create index session_expiry on session (expires_at);

    create table favourite (
      account_id text collate "C" not null references account on delete cascade,
      listing_id text collate "C" not null,
      created_at timestamptz not null default now(),
      primary key (account_id, listing_id)
    );
    create index favourite_newest on favourite (account_id, created_at desc, listing_id desc);
    create index favourite_listing on favourite (listing_id);

    create table lead_suggestion (
      id text collate "C" primary key,
      account_id text collate "C" not null unique references account on delete cascade,
      name text not null,
      email text not null,
      phone_number text not null,
      min_budget bigint,
      max_budget bigint,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table setting (
      key text collate "C" primary key,
      value jsonb not null,
      updated_at timestamptz not null default now()
    );
  `.execute(db)
}
