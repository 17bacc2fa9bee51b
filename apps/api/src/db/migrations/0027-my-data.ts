import { type Kysely, sql } from 'kysely'

/**
 * Whom an account has given its contact details to, and accounts that are going to be deleted. What was
 * sent before is written down as well; by which words it was agreed is not known of it. Mails know the
 * submission that they are of, so that one that waits can be stopped.
 */
export async function createMyData(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table disclosure (
      id text collate "C" primary key,
      account_id text collate "C" references account on delete cascade,
      kind text collate "C" not null,
      recipient_id text collate "C",
      recipient_kind text not null check (recipient_kind in ('agent', 'agency', 'company')),
      recipient_name text,
      property_id text collate "C",
      property_title text,
      property_title_ar text,
      submission_id text collate "C",
      reference text,
      email text,
      shared text[] not null,
      words_key text,
      words_language text,
      words text,
      created_at timestamptz not null,
      withdrawn_at timestamptz,
      check (withdrawn_at is null or email is null)
    );
    create index disclosure_account on disclosure (account_id, created_at desc, id desc);
    create index disclosure_email on disclosure (lower(email)) where email is not null;
    create index disclosure_recipient on disclosure (recipient_id) where recipient_id is not null;
    create index disclosure_age on disclosure (created_at);

    alter table enquiry
      add column withdrawn_at timestamptz,
      add column withdrawn_phone_hash text,
      add constraint enquiry_reachable check
        (withdrawn_at is not null or email is not null or phone_number is not null) not valid;
    alter table company_message
      add column withdrawn_at timestamptz,
      add column withdrawn_phone_hash text,
      add constraint company_message_reachable check
        (withdrawn_at is not null or email is not null or phone_number is not null) not valid;
    create index enquiry_withdrawn_phone on enquiry (withdrawn_phone_hash, created_at)
      where withdrawn_phone_hash is not null;
    create index company_message_withdrawn_phone on company_message
      (withdrawn_phone_hash, created_at) where withdrawn_phone_hash is not null;

    alter table outbox_mail add column submission_id text collate "C";
    create index outbox_mail_submission on outbox_mail (submission_id)
      where submission_id is not null;

    create table account_deletion (
      account_id text collate "C" primary key references account on delete cascade,
      token_hash text collate "C" not null unique,
      requested_at timestamptz not null,
      due_at timestamptz not null
    );
    create index account_deletion_due on account_deletion (due_at);

    create table paused_property (
      property_id text collate "C" primary key references property on delete cascade,
      account_id text collate "C" not null references account on delete cascade
    );
    create index paused_property_account on paused_property (account_id);

    insert into disclosure (id, account_id, kind, recipient_id, recipient_kind, recipient_name,
      property_id, property_title, property_title_ar, submission_id, reference, email, shared, created_at)
    select e.id, sender.id, e.kind, recipient.id,
      coalesce(nullif(recipient.role, 'individual'), 'company'),
      nullif(btrim(coalesce(
        case when recipient.role = 'agency' then nullif(btrim(recipient.company_name), '') end,
        nullif(btrim(concat_ws(' ', recipient.first_name, recipient.last_name)), ''),
        recipient.company_name)), ''),
      e.property_id, nullif(p.title, ''), nullif(p.title_ar, ''), e.id, e.reference, e.email,
      array_remove(array['name', case when e.phone_number is not null then 'phone' end,
        case when e.email is not null then 'email' end, 'message'], null),
      e.created_at
    from enquiry e
    left join account sender on sender.id = e.sender_id
    left join account recipient on recipient.id = e.recipient_id and recipient.role in ('agent', 'agency')
    left join property p on p.id = e.property_id;

    insert into disclosure (id, account_id, kind, recipient_kind, submission_id, reference, email,
      shared, created_at)
    select m.id, sender.id, 'message', 'company', m.id, m.reference, m.email,
      array_remove(array['name', case when m.phone_number is not null then 'phone' end,
        case when m.email is not null then 'email' end, 'message'], null),
      m.created_at
    from company_message m left join account sender on sender.id = m.sender_id
  `.execute(db)
}
