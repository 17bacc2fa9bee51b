import { type Kysely, sql } from 'kysely'

/**
 * What an account keeps with a favourite, and lists of favourites that it shows to others. What a
 * favourite cost when it was saved is not known of older ones: they get the price of today and the
 * day that it is of.
 */
export async function keepWithFavourites(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table favourite
      add saved_price bigint,
      add priced_at timestamptz not null default now(),
      add note text not null default '',
      add note_saved_at timestamptz;
    update favourite set saved_price = property.price
      from property where property.id = favourite.property_id;

    create table shared_list (
      id text collate "C" primary key,
      account_id text collate "C" not null references account on delete cascade,
      key_hash text collate "C" not null unique,
      title text not null,
      owner_name text,
      with_notes boolean not null,
      follows_favourites boolean not null,
      created_at timestamptz not null default now()
    );
    create index shared_list_account on shared_list (account_id, created_at desc, id desc);

    create table shared_list_property (
      list_id text collate "C" not null references shared_list on delete cascade,
      property_id text collate "C" not null,
      position integer not null,
      primary key (list_id, property_id)
    );

    create table shared_list_voter (
      list_id text collate "C" not null references shared_list on delete cascade,
      account_id text collate "C" not null references account on delete cascade,
      voter integer not null check (voter between 1 and 30),
      primary key (list_id, account_id),
      unique (list_id, voter)
    );
    create index shared_list_voter_account on shared_list_voter (account_id);

    create table shared_list_vote (
      list_id text collate "C" not null,
      voter integer not null,
      property_id text collate "C" not null,
      opinion text collate "C" not null check (opinion in ('yes', 'maybe', 'no')),
      name text,
      comment text not null,
      voted_at timestamptz not null,
      primary key (list_id, property_id, voter),
      foreign key (list_id, voter) references shared_list_voter (list_id, voter) on delete cascade
    );
    create index shared_list_vote_voter on shared_list_vote (list_id, voter);
  `.execute(db)
}
