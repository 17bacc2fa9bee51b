import { type Kysely, sql } from 'kysely'

/**
 * What happened to accounts, and guesses at their passwords. Neither names an address, of the network
 * or of a person; an event outlives the account that it is about, so nothing refers to it.
 */
export async function createSecurityLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table security_event (
      account_id text collate "C" not null,
      at timestamptz not null,
      kind text collate "C" not null,
      network_hash text collate "C" not null,
      times integer not null default 1,
      primary key (account_id, at, kind, network_hash)
    );
    create index security_event_age on security_event (at);
    create index security_event_network on security_event (network_hash, at);

    create table login_guess (
      target_hash text collate "C" primary key,
      failures integer not null,
      too_early integer not null default 0,
      next_at timestamptz not null,
      last_at timestamptz not null,
      is_told boolean not null default false
    );
    create index login_guess_age on login_guess (last_at);
  `.execute(db)
}
