import { type Kysely, sql } from 'kysely'

/**
 * What changed about properties that visitors see, written by the database itself with the row,
 * whoever writes that: imports, operators, advertisers. Generated properties are new to nobody, nor
 * are those of a transaction that says so by `manzil.first_filling`.
 * Searches that people keep, and what matched them: a property once for a reason and a price.
 */
export async function createSavedSearches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table property_change (
      id text collate "C" primary key default gen_random_uuid()::text,
      property_id text collate "C" not null,
      reason text not null check (reason in ('new', 'price_drop', 'back')),
      old_price bigint,
      new_price bigint,
      at timestamptz not null default now(),
      claimed_until timestamptz,
      matched_at timestamptz
    );
    create index property_change_waiting on property_change (at, id) where matched_at is null;
    create index property_change_property on property_change (property_id, at);
    create index property_change_age on property_change (matched_at);

    create or replace function note_new_properties() returns trigger language plpgsql as $$
    begin
      insert into property_change (property_id, reason, new_price)
      select n.id,
        case when exists (select from gone_property g where g.id = n.id) then 'back' else 'new' end,
        n.price
      from inserted n
      where n.status = 1 and not n.is_demo
        and coalesce(current_setting('manzil.first_filling', true), '') <> 'on';
      return null;
    end
    $$;
    create trigger property_new after insert on property
      referencing new table as inserted for each statement execute function note_new_properties();

    create or replace function note_changed_property() returns trigger language plpgsql as $$
    begin
      insert into property_change (property_id, reason, old_price, new_price)
      values (new.id, case when old.status = 1 then 'price_drop' else 'back' end,
        case when old.status = 1 then old.price end, new.price);
      return null;
    end
    $$;
    create trigger property_changed after update of status, price on property for each row
      when (new.status = 1 and (old.status <> 1 or new.price < old.price))
      execute function note_changed_property();

    create table saved_search (
      id text collate "C" primary key,
      account_id text collate "C" references account (id) on delete set null,
      email text not null,
      email_hash text collate "C" not null,
      language text not null,
      name text not null,
      criteria text not null,
      frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
      state text not null check (state in ('unconfirmed', 'active', 'paused')),
      confirm_mailed_at timestamptz,
      looked_at timestamptz not null,
      alert_due_at timestamptz,
      alerted_at timestamptz,
      created_at timestamptz not null
    );
    create index saved_search_account on saved_search (account_id);
    create index saved_search_email on saved_search (email_hash);
    create index saved_search_due on saved_search (alert_due_at) where alert_due_at is not null;

    create table saved_search_match (
      search_id text collate "C" not null references saved_search (id) on delete cascade,
      property_id text collate "C" not null,
      reason text not null,
      -- Whole AED; 0 stands for a price on request, so that the key holds.
      price bigint not null,
      old_price bigint,
      matched_at timestamptz not null,
      told_at timestamptz,
      primary key (search_id, property_id, reason, price)
    );
    create index saved_search_match_waiting on saved_search_match (search_id) where told_at is null;
    create index saved_search_match_age on saved_search_match (matched_at);
  `.execute(db)
}
