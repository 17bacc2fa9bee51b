import { type Kysely, sql } from 'kysely'

/**
 * Those who run the site: accounts of the role `admin`, what they decide, and the log of it. Names of
 * places and of kinds that they write stand beside those of the product, which later versions replace.
 */
export async function createOperators(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account drop constraint account_role_check;
    alter table account add constraint account_role_check
      check (role in ('guest', 'individual', 'agent', 'agency', 'admin'));
    alter table account
      add column suspended_at timestamptz,
      add column suspended_reason text,
      -- Why the registration number was refused.
      add column licence_reason text;

    -- An operator has taken it off the site: it goes live by an operator alone.
    alter table property_state add column held boolean not null default false;

    alter table property_report
      add column state text collate "C" not null default 'open'
        check (state in ('open', 'acted', 'dismissed')),
      add column decided_reason text;
    create index property_report_open on property_report (created_at desc) where state = 'open';

    alter table outbox_mail drop constraint outbox_mail_state_check;
    alter table outbox_mail add constraint outbox_mail_state_check
      check (state in ('waiting', 'sent', 'dead', 'given_up'));

    create table category_edit (
      code smallint primary key references category on delete cascade,
      name_en text not null,
      name_ar text not null,
      is_shown boolean not null
    );

    create table operator_alias (
      id text collate "C" primary key,
      place_code smallint not null references place on delete cascade,
      lang text collate "C" not null,
      name text not null,
      folded text collate "C" not null,
      created_at timestamptz not null,
      unique (place_code, folded)
    );

    alter table plan add column replaced_by text collate "C" references plan;

    create table site_notice (
      id text collate "C" primary key,
      place text collate "C" not null check (place in ('home', 'listing', 'everywhere')),
      texts jsonb not null,
      link text,
      first_day date not null,
      last_day date not null check (last_day >= first_day),
      created_at timestamptz not null
    );
    create index site_notice_days on site_notice (last_day);

    create table operator_action (
      id text collate "C" primary key,
      at timestamptz not null,
      -- Empty where it was done at the command line; the address stays when the account is gone.
      operator_id text collate "C" not null,
      operator_email text not null,
      action text collate "C" not null,
      kind text collate "C" not null,
      subject_id text collate "C" not null,
      subject text not null,
      reason text
    );
    create index operator_action_time on operator_action (at desc, id desc);

    create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the log of operators is never changed';
    end
    $$;
    create trigger operator_action_stays before update or delete on operator_action
      for each row execute function refuse_change();
  `.execute(db)
}
