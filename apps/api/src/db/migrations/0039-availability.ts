import { type Kysely, sql } from 'kysely'

/**
 * When advertisers confirmed that a property is still offered, who was asked, and what visitors said. Only
 * properties of owners are asked for by themselves; those that are live begin now, with their whole time.
 *
 * What is late comes after everything else in the orders that results have by themselves, so the indexes
 * of these orders begin with it.
 */
export async function createAvailability(db: Kysely<unknown>): Promise<void> {
  const included = sql.raw(
    `category_code, type_code, subtype_code, emirate_code, place_code, beds, baths, furnished,
     completion, verified, amenity_bits`,
  )
  await sql`
    alter table property
      add column confirmed_at timestamptz,
      add column late boolean not null default false;

    drop index if exists property_newest, property_score, property_community_newest, property_community_score;
    create index property_newest on property (purpose, late, published_at desc, id desc)
      include (community_code, price, size_sqft, ${included}) where status = 1;
    create index property_score on property (purpose, late, score desc, id desc)
      include (community_code, price, size_sqft, ${included}) where status = 1;
    create index property_community_newest
      on property (purpose, community_code, late, published_at desc, id desc)
      include (price, size_sqft, ${included}) where status = 1;
    create index property_community_score
      on property (purpose, community_code, late, score desc, id desc)
      include (price, size_sqft, ${included}) where status = 1;

    create table property_availability (
      property_id text collate "C" primary key references property on delete cascade,
      -- Null where nobody is asked by the calendar: its advert is no owner's.
      due_at timestamptz,
      step text collate "C" check (step in ('ask', 'late', 'warn', 'pause')),
      next_at timestamptz,
      -- Whether an answer is waited for, and when it was last asked for by mail.
      waits boolean not null default false,
      asked_at timestamptz,
      paused_for text collate "C" check (paused_for in ('unconfirmed', 'reported'))
    );
    create index property_availability_next on property_availability (next_at)
      where next_at is not null;
    insert into property_availability (property_id, due_at, step, next_at)
    select id, (today + interval '14 days 9 hours') at time zone 'Asia/Dubai', 'ask',
      (today + interval '12 days 9 hours') at time zone 'Asia/Dubai'
    from property, (select date_trunc('day', now() at time zone 'Asia/Dubai') as today) dubai where source = 'owner' and status = 1 and agent_id is not null;

    create table availability_mail (
      id text collate "C" primary key,
      agent_id text collate "C" not null references account on delete cascade,
      created_at timestamptz not null
    );
    create index availability_mail_agent on availability_mail (agent_id);
    create table availability_mail_property (
      mail_id text collate "C" not null references availability_mail on delete cascade,
      property_id text collate "C" not null references property on delete cascade,
      primary key (mail_id, property_id)
    );
    create index availability_mail_property_property on availability_mail_property (property_id);

    create table gone_report (
      id text collate "C" primary key,
      property_id text collate "C" not null references property on delete cascade,
      agent_id text collate "C" not null references account on delete cascade,
      -- Keyed hashes: of the network, and of the session where there is one.
      network_hash text collate "C" not null,
      session_hash text collate "C",
      reason text collate "C" not null,
      created_at timestamptz not null,
      answered_at timestamptz,
      was_right boolean,
      check ((answered_at is null) = (was_right is null))
    );
    create unique index gone_report_open on gone_report (property_id, network_hash)
      where answered_at is null;
    create index gone_report_network on gone_report (network_hash, created_at);
    create index gone_report_agent on gone_report (agent_id, created_at);

    create table availability_period (
      id text collate "C" primary key,
      property_id text collate "C" not null references property on delete cascade,
      agent_id text collate "C" not null references account on delete cascade,
      ended_at timestamptz not null,
      in_time boolean not null
    );
    create index availability_period_agent on availability_period (agent_id, ended_at);
    create index availability_period_property on availability_period (property_id);
  `.execute(db)
}
