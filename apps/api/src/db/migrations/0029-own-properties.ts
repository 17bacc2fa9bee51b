import { type Kysely, sql } from 'kysely'

/**
 * What owners do with their properties: where each stands beside its status, and what was changed of
 * it, when and by whom. Rows of imports and generated ones have no state until somebody changes them.
 *
 * The database tells of a property that goes live for the first time as new, whatever it was before,
 * and remembers as gone what visitors may have seen: live (1), hidden (2) and expired (5) ones.
 */
export async function createOwnProperties(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table property_state (
      property_id text collate "C" primary key references property on delete cascade,
      expires_at timestamptz,
      first_live_at timestamptz,
      -- Nobody has approved its words and pictures as they are now.
      unreviewed boolean not null default false,
      reason text,
      -- The kind of property is a guess: its form named a category alone.
      without_type boolean not null default false,
      removed_at timestamptz,
      removed_from smallint
    );
    create index property_state_expiry on property_state (expires_at)
      where expires_at is not null;
    create index property_state_removed on property_state (removed_at)
      where removed_at is not null;

    create table property_history (
      id text collate "C" primary key,
      property_id text collate "C" not null references property on delete cascade,
      at timestamptz not null,
      account_id text collate "C" references account on delete set null,
      action text collate "C" not null,
      status_before smallint,
      status_after smallint not null,
      expires_before timestamptz,
      changes jsonb not null default '[]',
      -- One press may change many properties; its undoing changes them back.
      change_id text collate "C" not null
    );
    create index property_history_property on property_history (property_id, at desc, id desc);
    create index property_history_change on property_history (change_id);
    create index property_history_account on property_history (account_id);

    create or replace function remember_gone_properties() returns trigger language plpgsql as $$
    begin
      insert into gone_property (id) select id from deleted where status in (1, 2, 5)
      on conflict do nothing;
      return null;
    end
    $$;

    create or replace function note_changed_property() returns trigger language plpgsql as $$
    begin
      insert into property_change (property_id, reason, old_price, new_price)
      values (new.id,
        case
          when old.status = 1 then 'price_drop'
          when old.status in (3, 4, 6) and not exists (
            select from property_state s
            where s.property_id = new.id and s.first_live_at is not null
          ) then 'new'
          else 'back'
        end,
        case when old.status = 1 then old.price end, new.price);
      return null;
    end
    $$;
  `.execute(db)
}
