import { type Kysely, sql } from 'kysely'

/**
 * Sign-ups under way, links that reset passwords, and when people were last written to about
 * either. Of tokens and codes only hashes are kept.
 */
export async function createCredentials(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table signup_attempt (
      email text collate "C" primary key,
      token_hash text collate "C" not null unique,
      code text not null,
      otp_hash text,
      wrong_codes integer not null default 0,
      otp_expires_at timestamptz not null,
      form jsonb not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index signup_attempt_age on signup_attempt (expires_at);

    create table password_reset (
      account_id text collate "C" primary key references account on delete cascade,
      token_hash text collate "C" not null unique,
      language text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index password_reset_age on password_reset (expires_at);

    create table secret_mail_turn (
      purpose text collate "C" not null,
      target_hash text collate "C" not null,
      sent_at timestamptz[] not null,
      last_sent_at timestamptz not null,
      primary key (purpose, target_hash)
    );
    create index secret_mail_turn_age on secret_mail_turn (last_sent_at);

    alter table outbox_mail add column useless_at timestamptz;
    alter table account add column rera_unchecked boolean not null default false;
  `.execute(db)
}
