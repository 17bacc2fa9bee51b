import { type Kysely, sql } from 'kysely'

/**
 * What is offered is called a property, here as in the contract: tables, columns, indexes, the
 * function behind the trigger, and the keys that conversations under way are stored with.
 */
export async function callThemProperties(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table favourite rename column listing_id to property_id;
    alter table import_row rename column listing_id to property_id;
    alter table listing_view rename column listing_id to property_id;
    alter table viewer_mark rename column listing_id to property_id;
    alter table vocab rename column listings to properties;

    do $$
    declare
      each record;
      new_name text;
    begin
      for each in
        select c.oid, c.relname, c.relkind from pg_class c
        where c.relnamespace = current_schema()::regnamespace
          and c.relname like '%listing%' and c.relkind in ('r', 'i')
      loop
        new_name := replace(each.relname, 'listing', 'property');
        execute format('alter %s %s rename to %I',
          case each.relkind when 'r' then 'table' else 'index' end, each.oid::regclass, new_name);
      end loop;
      for each in
        select k.conname, k.conrelid from pg_constraint k
        where k.connamespace = current_schema()::regnamespace and k.conname like '%listing%'
      loop
        new_name := replace(each.conname, 'listing', 'property');
        execute format('alter table %s rename constraint %I to %I',
          each.conrelid::regclass, each.conname, new_name);
      end loop;
    end
    $$;

    create or replace function remember_gone_properties() returns trigger language plpgsql as $$
    begin
      insert into gone_property (id) select id from deleted where status in (1, 2)
      on conflict do nothing;
      return null;
    end
    $$;
    drop trigger listing_gone on property;
    drop function remember_gone_listings();
    create trigger property_gone after delete on property
      referencing old table as deleted for each statement execute function remember_gone_properties();

    update chat_session set state = replace(state::text, '"listingId":', '"propertyId":')::jsonb
    where state::text like '%"listingId":%';
  `.execute(db)
}
