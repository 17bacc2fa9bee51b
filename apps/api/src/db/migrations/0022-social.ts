import { type Kysely, sql } from 'kysely'

/** Accounts of identity providers, and sign-ins with them that are under way. */
export async function createSocial(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table social_identity (
      issuer text collate "C" not null,
      subject text collate "C" not null,
      account_id text collate "C" not null references account (id) on delete cascade,
      provider text collate "C" not null,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    );
    create index social_identity_account on social_identity (account_id);

    create table social_sign_in (
      state_hash text collate "C" primary key,
      nonce_hash text collate "C" not null unique,
      session_hash text collate "C" not null,
      provider text collate "C" not null,
      purpose text collate "C" not null,
      is_exchanged boolean not null default false,
      expires_at timestamptz not null
    );
    create index social_sign_in_age on social_sign_in (expires_at);
  `.execute(db)
}
