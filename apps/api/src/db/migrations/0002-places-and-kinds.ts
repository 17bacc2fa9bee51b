import { type Kysely, sql } from 'kysely'

/** Small lookup tables, filled from the reference data at each start when that changed. */
export async function createPlacesAndKinds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table place (
      code smallint primary key,
      slug text collate "C" not null unique,
      parent_code smallint references place,
      kind text not null check (kind in ('emirate', 'community', 'sub_community')),
      name_en text not null,
      name_ar text not null,
      lat double precision not null,
      lng double precision not null,
      south double precision not null,
      west double precision not null,
      north double precision not null,
      east double precision not null,
      path smallint[] not null,
      needs_parent boolean not null
    );

    create table place_alias (
      folded text collate "C" not null,
      place_code smallint not null references place on delete cascade,
      lang text not null,
      name text not null,
      rank smallint not null,
      primary key (folded, place_code)
    );

    create table category (
      code smallint primary key,
      id text collate "C" not null unique,
      level smallint not null check (level between 1 and 3),
      parent_code smallint references category,
      slug text collate "C" not null,
      name_en text not null,
      name_ar text not null,
      position smallint not null,
      unique (parent_code, slug)
    );

    create table amenity (
      bit smallint primary key check (bit between 0 and 52),
      slug text collate "C" not null unique,
      name_en text not null,
      name_ar text not null,
      kind text not null
    );
  `.execute(db)
}
