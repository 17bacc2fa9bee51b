import { type Kysely, sql } from 'kysely'

/**
 * Enquiries, messages to the company, the mails that they cause, first answers of repeatable calls,
 * and counts of visits. Rows of an enquiry carry their receiver's id, since it is theirs.
 */
export async function createEnquiries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table enquiry (
      id text collate "C" primary key,
      reference text not null,
      kind text not null,
      recipient_id text collate "C",
      property_id text collate "C",
      sender_id text collate "C",
      name text not null,
      email text not null,
      phone_number text not null,
      message text not null,
      preferred_contact text,
      preferred_time timestamptz,
      language text not null,
      created_at timestamptz not null
    );
    create index enquiry_recipient on enquiry (recipient_id, created_at desc);
    create index enquiry_property on enquiry (property_id, created_at desc)
      where property_id is not null;
    create index enquiry_sender on enquiry (sender_id) where sender_id is not null;

    create table company_message (
      id text collate "C" primary key,
      reference text not null,
      sender_id text collate "C",
      name text not null,
      email text not null,
      phone_number text,
      subject text not null,
      message text not null,
      language text not null,
      created_at timestamptz not null
    );
    create index company_message_sender on company_message (sender_id)
      where sender_id is not null;

    create table outbox_mail (
      id text collate "C" primary key,
      message_id text not null,
      kind text not null,
      to_address text not null,
      content jsonb,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
      attempts integer not null default 0,
      due_at timestamptz not null,
      claim text collate "C",
      last_error text,
      created_at timestamptz not null,
      ended_at timestamptz
    );
    create index outbox_mail_due on outbox_mail (due_at) where state = 'waiting';
    create index outbox_mail_ended on outbox_mail (ended_at) where state <> 'waiting';
    create index outbox_mail_receipts on outbox_mail (lower(to_address), created_at)
      where kind = 'receipt';

    create table first_answer (
      owner text collate "C" not null,
      operation text collate "C" not null,
      key text collate "C" not null,
      body_hash text not null,
      answer jsonb,
      created_at timestamptz not null,
      primary key (owner, operation, key)
    );
    create index first_answer_age on first_answer (created_at);

    create table visit_count (
      day date not null,
      fact text collate "C" not null check (fact in ('page', 'device', 'referrer')),
      value text collate "C" not null,
      language text collate "C" not null,
      visits integer not null,
      primary key (day, fact, value, language)
    );
    alter table session add column visited_at timestamptz;

    create index account_advertiser on account (role) where role in ('agent', 'agency');
    create index account_guest_age on account (created_at) where role = 'guest';
    create index listing_people on listing (agent_id, purpose, community_code)
      where status = 1 and agent_id is not null;
  `.execute(db)
}
