import { type Kysely, sql } from 'kysely'

/**
 * Pictures of properties: what they look like, which properties show them, and files that are sent in
 * parts. The database notes itself what a property shows, whoever writes it.
 */
export async function addPropertyPictures(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table picture add difference_hash text collate "C";
    create index picture_hash on picture (difference_hash) where difference_hash is not null;
    create index picture_loose on picture (changed_at) where kind <> 'profile_picture';

    create table picture_use (
      picture_id text collate "C" not null,
      property_id text collate "C" not null,
      primary key (picture_id, property_id)
    );
    create index picture_use_property on picture_use (property_id);

    create or replace function note_picture_uses() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        delete from picture_use using before
        where picture_use.property_id = before.id and before.media::text like '%/pictures/%';
      end if;
      insert into picture_use (picture_id, property_id)
      select distinct found.id[1], written.id
      from written, regexp_matches(written.media::text, '/pictures/([0-9a-f]{32})/', 'g') as found (id)
      where written.media::text like '%/pictures/%'
      on conflict do nothing;
      return null;
    end
    $$;
    create trigger note_picture_uses_of_new after insert on property_text
      referencing new table as written for each statement execute function note_picture_uses();
    create trigger note_picture_uses_of_changed after update on property_text
      referencing old table as before new table as written
      for each statement execute function note_picture_uses();

    create or replace function forget_picture_uses() returns trigger language plpgsql as $$
    begin
      delete from picture_use using before where picture_use.property_id = before.id;
      return null;
    end
    $$;
    create trigger forget_picture_uses after delete on property_text
      referencing old table as before for each statement execute function forget_picture_uses();

    create table resumable_upload (
      id text collate "C" primary key,
      owner_id text collate "C" not null references account on delete cascade,
      begun_at timestamptz not null,
      picture_id text collate "C",
      finished_at timestamptz
    );
    create index resumable_upload_owner on resumable_upload (owner_id);
    create index resumable_upload_age on resumable_upload (begun_at);
  `.execute(db)
}
