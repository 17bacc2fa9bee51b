import { type Kysely, sql } from 'kysely'

/**
 * What is offered is called a property, here as in the contract: tables, columns, indexes, the
 * function behind the trigger, and the keys that conversations under way are stored with. Tables of
 * others, which may share the schema, keep their names.
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
      ours oid[] := array(
        select oid from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname in (
          'listing', 'listing_text', 'listing_report', 'listing_view', 'gone_listing',
          'favourite', 'import_row', 'viewer_mark', 'vocab'));
      each record;
    begin
      for each in
        select c.oid, replace(c.relname, 'listing', 'property') as name, c.relkind
        from pg_class c left join pg_index i on i.indexrelid = c.oid
        where c.relname like '%listing%' and (c.oid = any(ours) or i.indrelid = any(ours))
      loop
        execute format('alter %s %s rename to %I',
          case each.relkind when 'r' then 'table' else 'index' end, each.oid::regclass, each.name);
      end loop;
      for each in
        select conname, conrelid, replace(conname, 'listing', 'property') as name
        from pg_constraint where conname like '%listing%' and conrelid = any(ours)
      loop
        execute format('alter table %s rename constraint %I to %I',
          each.conrelid::regclass, each.conname, each.name);
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
