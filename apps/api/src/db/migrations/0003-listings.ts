import { type Kysely, sql } from 'kysely'

/**
 * What lists show, in a narrow table; the rest beside it. Every search index is partial on the
 * live status, which queries must write as the literal `status = 1`: a parameter defeats it. The
 * included columns let a filtered, sorted page be found without touching the table.
 */
export async function createListings(db: Kysely<unknown>): Promise<void> {
  const included = sql.raw(
    `category_code, type_code, subtype_code, emirate_code, place_code, beds, baths, furnished,
     completion, verified, amenity_bits`,
  )
  await sql`
    create table listing (
      id text collate "C" primary key,
      agent_id text collate "C",
      agency_id text collate "C",
      published_at timestamptz not null,
      updated_at timestamptz not null default now(),
      price bigint check (price > 0),
      previous_price bigint,
      amenity_bits bigint not null default 0,
      lat double precision not null,
      lng double precision not null,
      price_per_sqft double precision
        generated always as (round(price::numeric / nullif(size_sqft, 0), 2)::float8) stored,
      size_sqft integer check (size_sqft > 0),
      score integer not null default 0,
      views integer not null default 0,
      status smallint not null default 1,
      purpose smallint not null,
      category_code smallint not null,
      type_code smallint not null references category,
      subtype_code smallint,
      emirate_code smallint not null,
      community_code smallint,
      place_code smallint not null references place,
      beds smallint,
      baths smallint,
      furnished smallint,
      completion smallint,
      media_count smallint not null default 0,
      verified boolean not null default false,
      approximate boolean not null default true,
      is_demo boolean not null default false,
      source text not null,
      reference text not null,
      title text not null,
      title_ar text,
      media jsonb not null default '[]',
      search tsvector not null
    ) with (fillfactor = 90);

    create table listing_text (
      id text collate "C" primary key,
      description text not null,
      description_ar text,
      media jsonb not null default '[]',
      permit_number text,
      service_charge double precision,
      cheques smallint,
      developer text,
      floor smallint,
      parking smallint,
      year_built smallint,
      handover text,
      advertiser text,
      source_name text not null,
      source_as_of timestamptz,
      source_notes jsonb not null default '[]',
      source_fields jsonb,
      search tsvector not null
    );

    create index listing_newest on listing (purpose, published_at desc, id desc)
      include (community_code, price, size_sqft, ${included}) where status = 1;
    create index listing_price on listing (purpose, price, id)
      include (community_code, size_sqft, ${included}) where status = 1;
    create index listing_score on listing (purpose, score desc, id desc)
      include (community_code, price, size_sqft, ${included}) where status = 1;
    create index listing_size on listing (purpose, size_sqft, id)
      include (community_code, price, ${included}) where status = 1;
    create index listing_price_per_sqft on listing (purpose, price_per_sqft, id)
      include (community_code, price, size_sqft, ${included}) where status = 1;
    create index listing_community_newest on listing (purpose, community_code, published_at desc, id desc)
      include (price, size_sqft, ${included}) where status = 1;
    create index listing_community_price on listing (purpose, community_code, price, id)
      include (size_sqft, ${included}) where status = 1;
    create index listing_community_score on listing (purpose, community_code, score desc, id desc)
      include (price, size_sqft, ${included}) where status = 1;
    create index listing_similar on listing (purpose, community_code, type_code, price, id)
      where status = 1;
    create index listing_type_price on listing (purpose, type_code, price, id)
      where status = 1;
    create index listing_box on listing (purpose, lat, lng)
      include (community_code, price, size_sqft, ${included}) where status = 1;
    create index listing_words on listing using gin (search) where status = 1;
    create index listing_text_words on listing_text using gin (search);
    create index listing_agent on listing (agent_id, published_at desc) where agent_id is not null;
    create index listing_agency on listing (agency_id, published_at desc) where agency_id is not null;

    create table listing_view (
      listing_id text collate "C" not null,
      day date not null,
      views integer not null,
      primary key (day, listing_id)
    );
    create table viewer_mark (
      viewer text collate "C" not null,
      listing_id text collate "C" not null,
      seen_at timestamptz not null,
      primary key (viewer, listing_id)
    );
    create index viewer_mark_age on viewer_mark (seen_at);

    create table vocab (
      term text collate "C" primary key,
      listings integer not null
    );
    create index vocab_similar on vocab using gist (term gist_trgm_ops (siglen = 32));
  `.execute(db)
}
