import { type Kysely, sql } from 'kysely'

/**
 * Codes that prove addresses and numbers of accounts, of which only keyed hashes are kept, and a
 * channel for each message of the outbox.
 */
export async function createOneTimeCodes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_code (
      account_id text collate "C" not null references account on delete cascade,
      channel text collate "C" not null check (channel in ('email', 'phone')),
      target_hash text collate "C" not null,
      code_hash text collate "C" not null,
      wrong_codes integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      primary key (account_id, channel)
    );
    create index one_time_code_age on one_time_code (expires_at);

    alter table outbox_mail add column channel text collate "C" not null default 'email'
      check (channel in ('email', 'sms'));
    drop index outbox_mail_due;
    create index outbox_mail_due on outbox_mail (channel, due_at) where state = 'waiting'
  `.execute(db)
}
