import { type Kysely, sql } from 'kysely'

/**
 * What becomes of an enquiry that an advertiser got: how far it is, whose it is now, what was written about
 * it. Those of before wait for an answer, since nobody has noted one.
 */
export async function createInbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table enquiry
      add column origin text not null default 'form' check (origin in ('form', 'assistant')),
      add column state text not null default 'new'
        check (state in ('new', 'answered', 'in_progress', 'won', 'lost', 'spam')),
      add column revision integer not null default 0,
      add column handler_id text collate "C" references account on delete set null,
      add column unread boolean not null default true,
      add column waiting_since timestamptz default now(),
      add column changed_at timestamptz not null default now(),
      add column answered_at timestamptz,
      add column brief jsonb,
      add column transcript jsonb;
    update enquiry set waiting_since = created_at, changed_at = created_at;
    update enquiry set origin = 'assistant' from disclosure
      where disclosure.submission_id = enquiry.id and disclosure.words_key = 'assistant';
    create index enquiry_handler on enquiry (handler_id) where handler_id is not null;

    create table lead_entry (
      id text collate "C" primary key,
      enquiry_id text collate "C" not null references enquiry on delete cascade,
      kind text not null check (kind in ('visitor', 'advertiser', 'note', 'state', 'handler')),
      account_id text collate "C" references account on delete set null,
      body text not null default '',
      state text,
      automatic boolean not null default false,
      attachments text[] not null default '{}',
      mail_id text,
      source_key text collate "C",
      created_at timestamptz not null,
      unique (enquiry_id, source_key)
    );
    create index lead_entry_enquiry on lead_entry (enquiry_id, created_at, id);
    create index lead_entry_account on lead_entry (account_id, created_at) where account_id is not null;
  `.execute(db)
}
